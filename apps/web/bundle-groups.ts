/**
 * Pieces that stand on nearly every page, bundled as one each: in a hundred chunks of their own they weighed 12 KB more
 * on a list page, gzip finding nothing to share. Nothing here may be part of the sign-in page, and nothing of the list's of forms: a chunk comes whole.
 */
const packages = (names: string[]) =>
  new RegExp(String.raw`[\\/]node_modules[\\/](?:${names.join('|')})(?:[\\/]|-)`)
const components = (names: string[]) =>
  new RegExp(String.raw`[\\/]src[\\/]components[\\/](?:${names.join('|')})\.tsx?$`)
const icons = (names: string[]) =>
  new RegExp(String.raw`[\\/]lucide-react[\\/].*[\\/](?:${names.join('|')})\.mjs$`)
const anyOf =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id))

const radix = (names: string) => `@radix-ui[\\\\/]react-(?:${names})`

/** What floats above a page: tooltips, popovers, dialogs. */
const overlays = anyOf(
  packages([
    '@floating-ui',
    radix(
      'popper|dismissable-layer|focus-scope|focus-guards|portal|tooltip|popover|dialog|presence|collection|direction|id|roving-focus|arrow|visually-hidden|use',
    ),
    'react-remove-scroll',
    'aria-hidden',
    'use-sidecar',
  ]),
  components([
    'ui/tooltip',
    'ui/popover',
    'ui/sheet',
    'ui/icon-button',
    'table/use-table-search',
    'table/list-memory',
  ]),
)

/** What a list is made of. */
const lists = anyOf(
  packages(['@tanstack[\\\\/](?:react-)?table', radix('menu|dropdown-menu')]),
  components([
    'ui/dropdown-menu',
    'table/(?:data-table|table-row|filters|column-chooser|use-column-choice|bulk-bar|use-selection|pagination|export-button|row-actions|search-box|status-dot|toolbar|use-list)',
  ]),
  icons([
    'arrow-up-down',
    'chevron-up',
    'list-filter',
    'columns-3',
    'ellipsis',
    'circle-off',
    'file-spreadsheet',
  ]),
)

export const bundleGroups = {
  // Or React itself would move into the first group.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'overlays', test: overlays },
    { name: 'list-kit', test: lists },
  ],
}
