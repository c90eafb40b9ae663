import { iconGroups } from './icon-groups.ts'
import { ofGuestTable } from './route-tables.ts'

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
  (...tests: (RegExp | ((id: string) => boolean))[]) =>
  (id: string) =>
    tests.some((test) => (test instanceof RegExp ? test.test(id) : test(id)))

const radix = (names: string) => `@radix-ui[\\\\/]react-(?:${names})`

/** What everything runs on; it changes seldom, so that browsers keep it from one version to the next. */
const base = anyOf(
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]|lucide-react\.)/,
  /vite[\\/]preload-helper/,
  /rolldown[\\/]runtime/,
  packages([
    'react',
    'react-dom',
    'scheduler',
    'clsx',
    'tailwind-merge',
    'class-variance-authority',
    'use-sync-external-store',
    '@tanstack[\\\\/](?:react-router|router-core|history|store|react-store|react-query|query-core)',
    '@trpc',
  ]),
)

/** What the sign-in page needs nothing of. */
const later =
  /[\\/]node_modules[\\/](?:@trpc[\\/]tanstack-react-query|@tanstack[\\/](?:query-core[\\/].*[\\/](?:queriesObserver|infiniteQueryObserver|mutationObserver)|react-query[\\/].*[\\/](?:useQueries|useInfiniteQuery|infiniteQueryOptions|useMutation)|react-router[\\/].*[\\/]useBlocker))[\\/.]|[\\/]src[\\/]lib[\\/]trpc\.ts$/

/** What every page asks of the contract and of the server. It imports nothing of the other groups. */
const core = anyOf(
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:messages|messages[\\/]menu|access|access[\\/]module-paths|sales[\\/]lead-reach)\.ts$/,
  /[\\/]src[\\/]lib[\\/](?:session|request-error|api|kept-notices|keep-warnings-link|shared-value|uncopied|attendance|query-client|toast|cn|address|session-end|session-profile|access-changed|page-reload)\.ts$/,
)

/** The frame of every page, signed in or not. */
const shell = anyOf(
  components([
    'shell/(?:menu|kept-notices|uncopied|area-names|use-area|use-menu-entries|use-screen-opens|use-screen-at|main-menu|header|app-shell|connected-shell|address-link|logo|use-route-exists|module-icon|route-announcer|use-route-title|typed-ahead|permitted-outlet|loading-state|offline-bar|not-found-redirect|use-viewport)',
    'ui/(?:input|password-input|button|icon-button-variants|spinner|label|field|lazy-part|skeleton|use-busy)',
    'dialogs/(?:dialog-provider|dialog-context|load-dialog)',
  ]),
  icons([
    'chevron-left',
    'chevron-right',
    'menu',
    'briefcase-business',
    'circle-question-mark',
    'user',
    'eye',
    'eye-off',
    'triangle-exclamation-point',
    'circle-check',
  ]),
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:content[\\/](?:news|knowledge)-access|sales[\\/]customer-access|people[\\/]hr-reports-access|operations[\\/]fleet-access)\.ts$/,
  /[\\/]src[\\/]components[\\/]shell[\\/]logos\.svg/,
  /[\\/]src[\\/](?:start|router-options|features[\\/]notifications[\\/]live-shell|lib[\\/](?:appearance|modules|missing-chunk|guard-routes|old-address|needs|may|leads-to|ask-for-name|first-view|fresh-query))\.tsx?$/,
)

/** What every page of signed-in people has: its head, and what floats above it. */
const page = anyOf(
  packages([
    '@floating-ui',
    radix(
      'popper|primitive|compose-refs|slot|context|dismissable-layer|focus-scope|focus-guards|portal|tooltip|popover|dialog|presence|direction|id|arrow|visually-hidden|use-[a-z-]+',
    ),
    'react-remove-scroll(?:-bar)?',
    'aria-hidden',
    'use-sidecar',
    'use-callback-ref',
    'tslib',
    radix('checkbox'),
    '@radix-ui[\\\\/]primitive',
  ]),
  icons([
    'chevron-down',
    'arrow-up',
    'arrow-down',
    'arrow-left',
    'refresh-cw',
    'minus',
    'check',
    'x',
    'search',
    'pencil',
    'circle-off',
    'plus',
    'file-text',
    'chart-no-axes-combined',
    'file-pen-line',
  ]),
  components([
    'ui/(?:tooltip|popover|sheet|dialog-classes|tabs-classes|search-input|icon-button|checkbox|segmented|badge|avatar)',
    'shell/(?:page|states|thread|loaded|use-fold|reopenable|crumb|back-target|use-back-target)',
    'table/use-table-search',
    'table/list-memory',
    'table/status-dot',
    'form/named-icon',
    'table/filter-definition',
  ]),
  /[\\/]src[\\/]lib[\\/](?:style-singleton|use-failure-toast|use-debounced|failure-of|search-with)\.ts$/,
)

/** What a list is made of. */
const lists = anyOf(
  packages(['@tanstack[\\\\/](?:react-table|table-core)']),
  components([
    'table/(?:data-table|table-row|filters|column-chooser|use-column-choice|bulk-bar|selection-bar|use-selection|use-page-in-range|plain-cell|row-name|table-skeleton|table-head|table-foot|table-extras|missing-ids|filled-cell|pagination|export-button|menu-button|row-actions|search-box|toolbar|use-list|list-column|provider-mark)',
    'records/add-link',
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

/** What menus are made of. */
const menus = anyOf(
  packages([radix('menu|dropdown-menu')]),
  components(['ui/dropdown-menu', 'table/opened-menu']),
)

/** The rules of what is typed, from the contract: any page that asks for something has them. */
const rules = anyOf(
  packages(['zod', '@brazilian-utils[\\\\/]brazilian-utils']),
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:zod-locale|validators|list|record)\.ts$/,
)

/** What stands in forms, and in single lists too; and rows of choices that arrows walk, which menus are as well. */
const inputs = anyOf(
  packages([radix('radio-group|tabs|collection|roving-focus')]),
  components(['ui/(?:textarea|radio|tabs)']),
)

/** A form, and the fields that most of them have. */
const forms = anyOf(
  packages(['react-hook-form', '@hookform']),
  components([
    'form/(?:form|form-context|form-refusal|form-resolver|form-identity|form-panel|form-actions|draft-notice|field|field-registry|pending-uploads|surface-context|value-words|values-table|submit-button|use-draft|use-typed-fields|use-unsaved-guard|use-saved-choice|text-fields|select-fields|choice-fields)',
    'records/record-pages',
    'shell/use-go-back',
  ]),
  /[\\/]src[\\/]lib[\\/]draft\.ts$/,
)

/** Fields with a mask, and days. */
const masks = anyOf(
  packages(['maska']),
  components(['form/(?:masked-input|date-input|day-input)', 'ui/calendar']),
)

/** Files in forms. */
const uploads = anyOf(
  components(['form/(?:file-chooser|use-upload|stored-file-fields|stored-image-field)']),
  /[\\/]src[\\/]lib[\\/]upload-file\.ts$/,
)

const iconGroup = iconGroups()
const isEverywhere = (id: string) => iconGroup(id) === 'icons'

/** Of signed-in people on every page, a moment after it shows: header tools and bells. */
const member = anyOf(
  components(['shell/(?:member-tools|profile-menu|bell|notice-list)']),
  /[\\/]src[\\/](?:features[\\/]notifications[\\/](?!live-shell|access-watch)|features[\\/]content[\\/]news[\\/]required-reading\.|lib[\\/]ask-again\.)/,
  icons(['log-out', 'moon', 'rows-3', 'sun']),
)

/** Says what went wrong; fetched beforehand, for a server that goes away. */
const failures = anyOf(
  components(['ui/missing-part', 'shell/(?:route-error|missing-record)']),
  /[\\/]src[\\/]lib[\\/]chunk-reload\./,
)

/** Notices, fetched beforehand too. */
const notices = anyOf(packages(['sonner']), components(['ui/toaster']), /[\\/]src[\\/]lib[\\/]toast-body\./)

/** The hubs' cards. */
const cards = anyOf(
  components(['shell/(?:area-sections|hubs|screens|use-hub-sections|use-figures)']),
  /[\\/]apps[\\/]web[\\/]src[\\/](?:screens|features[\\/].*(?:\.screens|own-pages|staff-reads|door-cards))\.ts$/,
  /[\\/]src[\\/]lib[\\/]use-shown\.ts$/,
)

/** What shows them beside a page. */
const beside = components(['shell/(?:area-menu|area-spine)'])

/** A list of plain records. */
const records = components([
  'records/(?:record-table|record-list-page|record-columns|entity-columns|sheet-import-button|view-menu|use-record-actions|use-record-list|list-table|use-seen-rows)',
])

/** What records are, for lists and forms alike. */
const entities = anyOf(
  components(['records/(?:entity|entity-calls|use-read-again|form-values|history)', 'shell/loaded-page']),
  /[\\/]src[\\/]lib[\\/](?:options-of|use-record)\.ts$/,
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:entity[\\/](?:entity|field)|list-column)\.ts$/,
)

/** Providers in lists and filters. */
const providers = /[\\/]features[\\/]company[\\/](?:provider-cell|structure-filters)\.tsx?$/

/** The lead lists. */
const leads =
  /[\\/]features[\\/]sales[\\/]leads[\\/](?:lead-(?:table|columns|tabs|list-page|stage|marks|rules)|use-lead-(?:filters|counters|actions))\.tsx?$/

/** What lead lists, reports and records have in common. */
const leadWords = anyOf(
  /[\\/]features[\\/]sales[\\/](?:lead-text|leads[\\/](?:lead-period|lead-addresses|use-lead-counters)|no-coverage[\\/]use-provider-key-filter)\.tsx?$/,
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:sales[\\/]lead-words|messages[\\/]leads)\.ts$/,
)

/** The home page. */
const home = anyOf(
  components(['form/named-icon']),
  icons(['heart']),
  /[\\/]features[\\/](?:content[\\/](?:news[\\/](?:news-card|cover-art|reactions|published-label)|applications[\\/]intranet-links)|people[\\/]onboarding[\\/]progress-bar)\.tsx?$/,
  /[\\/]src[\\/](?:lib[\\/]week|messages[\\/]content|content[\\/](?:calendar-time|reaction-labels))\.ts$/,
)

/** What the home page and the incidents' own pages show of an incident, with its category's mark. */
const incidents = anyOf(
  /[\\/]features[\\/](?:operations[\\/]incidents[\\/](?:incident-strip|incident-marks)|content[\\/]categories[\\/]category-mark)\.tsx?$/,
  /[\\/]packages[\\/]contract[\\/]src[\\/]operations[\\/]incident-options\.ts$/,
)

/** How rows are written: dates, money, names of states. */
const formats =
  /[\\/]packages[\\/]contract[\\/]src[\\/](?:formats|once|unaccent-table|states|list-limits|today|keys-of|company[\\/]holiday-types|messages[\\/](?:session|tables|notifications|company|formats))\.ts$/

/** The route tables: of the open screens, and of all others. Their screens are chunks of their own. */
const openRoutes = anyOf(
  ofGuestTable(),
  /[\\/]src[\\/](?:features[\\/](?:access[\\/]auth[\\/](?:guests-only|safe-return)|careers[\\/]public[\\/]vacancy-search)|lib[\\/](?:id-in-search|params-with-id)|components[\\/]table[\\/]list-search)\.ts$/,
)
const routes = /[\\/]src[\\/](?:routes[\\/][^?]*|routeTree\.gen|router)\.tsx?$/

/** The sign-in page. */
const signIn =
  /[\\/]features[\\/]access[\\/]auth[\\/](?:group-logos|auth-frame|auth-note|use-refusal|typed-email|use-enter|sign-in-form|sign-in-refusal|sign-in-page)\./

export const bundleGroups = {
  // Or React itself would move into the first group.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: (id: string) => base(id) && !later.test(id) },
    { name: 'shell', test: anyOf(core, shell) },
    { name: 'open-routes', test: openRoutes },
    // One chunk for what every signed-in page waits for: fewer requests, and gzip finds more to share.
    { name: 'page', test: anyOf(later, page, formats, isEverywhere) },
    { name: 'list-kit', test: lists },
    { name: 'menus', test: menus },
    { name: 'rules', test: rules },
    { name: 'inputs', test: inputs },
    { name: 'form-kit', test: forms },
    { name: 'masks', test: masks },
    { name: 'uploads', test: uploads },
    { name: 'record-list', test: records },
    { name: 'entities', test: entities },
    { name: 'providers', test: providers },
    { name: 'lead-list', test: leads },
    { name: 'lead-words', test: leadWords },
    { name: 'lead-icons', test: icons(['layers', 'list-x', 'user-plus']) },
    { name: 'home', test: home },
    { name: 'incidents', test: incidents },
    { name: 'member', test: member },
    { name: 'failures', test: failures },
    { name: 'notices', test: notices },

    { name: 'hub-cards', test: cards },
    { name: 'beside', test: beside },
    { name: 'sign-in', test: signIn },
    { name: iconGroup, debugName: 'icons' },
    // With what only it needs: left in the entry, that would import the entry, which imports the table.
    { name: 'routes', test: routes, includeDependenciesRecursively: true },
  ],
}
