/**
 * Pieces that stand on nearly every page, bundled as one each: in a hundred chunks of their own they weighed 12 KB more
 * on a list page, gzip finding nothing to share. A chunk comes whole: the page's and the list's hold nothing of the sign-in
 * page, the list kit nothing of forms.
 */
const packages = (names: string[]) =>
  new RegExp(String.raw`[\\/]node_modules[\\/](?:${names.join('|')})[\\/]`)
const components = (names: string[]) =>
  new RegExp(String.raw`[\\/]src[\\/]components[\\/](?:${names.join('|')})\.tsx?$`)
const icons = (names: string[]) =>
  new RegExp(String.raw`[\\/]lucide-react[\\/].*[\\/](?:${names.join('|')})\.mjs$`)
const anyOf =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id))

const radix = (names: string) => `@radix-ui[\\\\/]react-(?:${names})`

/** What everything runs on; it changes seldom, so that browsers keep it from one version to the next. */
const base = anyOf(
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]|lucide-react\.)/,
  packages([
    'react',
    'react-dom',
    'scheduler',
    'clsx',
    'use-sync-external-store',
    '@tanstack[\\\\/](?:react-router|router-core|history|store|react-store|react-query|query-core)',
    '@trpc',
  ]),
)

/** What every page asks of the contract and of the server. It imports nothing of the other groups. */
const core = anyOf(
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:messages|access|access[\\/]module-paths|sales[\\/]lead-reach)\.ts$/,
  /[\\/]src[\\/]lib[\\/](?:session|request-error|trpc|query-client|toast|cn|id-params|session-end)\.ts$/,
)

/** The frame of every page, signed in or not. */
const shell = anyOf(
  components([
    'shell/(?:menu|main-menu|header|app-shell|connected-shell|address-link|logo|use-route-exists|module-icon|route-announcer|use-route-title)',
  ]),
  icons([
    'chevron-left',
    'chevron-right',
    'book-open',
    'briefcase-business',
    'clipboard-list',
    'circle-question-mark',
    'file-user',
    'megaphone',
    'newspaper',
    'trending-up',
    'users-round',
  ]),
  /[\\/]src[\\/](?:features[\\/]notifications[\\/]live-shell|lib[\\/](?:appearance|modules))\.tsx?$/,
)

/** What every page of signed-in people has: its head, and what floats above it. */
const page = anyOf(
  packages([
    '@floating-ui',
    radix(
      'popper|primitive|compose-refs|slot|context|dismissable-layer|focus-scope|focus-guards|portal|tooltip|popover|dialog|presence|collection|direction|id|roving-focus|arrow|visually-hidden|use-[a-z-]+',
    ),
    'react-remove-scroll(?:-bar)?',
    'aria-hidden',
    'use-sidecar',
    'use-callback-ref',
    'tslib',
    radix('checkbox'),
  ]),
  icons(['chevron-down', 'minus', 'check', 'x', 'search', 'pencil', 'circle-off', 'plus', 'file-text']),
  components([
    'ui/(?:tooltip|popover|sheet|icon-button|checkbox|segmented)',
    'shell/(?:page|reopenable|crumb|area-names|back-target|use-back-target)',
    'records/permitted',
    'table/use-table-search',
    'table/list-memory',
    'table/status-dot',
  ]),
  /[\\/]src[\\/]lib[\\/]style-singleton\.ts$/,
)

/** What a list is made of. */
const lists = anyOf(
  packages(['@tanstack[\\\\/](?:react-table|table-core)', radix('menu|dropdown-menu')]),
  components([
    'ui/dropdown-menu',
    'table/(?:data-table|table-row|filters|column-chooser|use-column-choice|bulk-bar|use-selection|use-page-in-range|plain-cell|row-name|table-skeleton|table-head|table-extras|missing-ids|pagination|export-button|row-actions|search-box|toolbar|use-list)',
  ]),
  icons([
    'arrow-up-down',
    'chevron-up',
    'list-filter',
    'download',
    'columns-3',
    'ellipsis',
    'maximize-2',
    'minimize-2',
    'file-spreadsheet',
  ]),
  /[\\/]src[\\/]lib[\\/]use-preference\.ts$/,
)

/** Icons of actions and states that many lists and records share: alone, each would be a request and 150 bytes more. */
const actions = icons([
  'arrow-down',
  'arrow-up',
  'arrow-left',
  'circle-check',
  'clock',
  'copy',
  'eye',
  'external-link',
  'hand',
  'layers',
  'list-x',
  'message-circle',
  'phone',
  'mail',
  'rotate-ccw',
  'trash',
  'trash-2',
  'triangle-alert',
  'undo-2',
  'user-plus',
])

export const bundleGroups = {
  // Or React itself would move into the first group.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: base },
    { name: 'core', test: core },
    { name: 'shell', test: shell },
    { name: 'page', test: page },
    { name: 'list-kit', test: lists },
    { name: 'icons', test: actions },
  ],
}
