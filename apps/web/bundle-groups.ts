/**
 * Which modules travel together: the guests' first page, what every page has, then parts that many screens have, with
 * what these need. All else travels with its route (docs/screens.md#the-first-view).
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { ofGuestTable } from './route-tables.ts'

type Context = Rolldown.ChunkingContext

/** A part that fewer screens have travels with them. */
const SCREENS = 15
/** Words of the contract and icons that fewer screens have travel with these screens. */
const MOST = 60
/** In the order in which they take what several of them need. */
const PARTS = {
  inputs: 'components/inputs/',
  // What a row's menu is made of, and a provider's mark, the view of a record has too.
  records: 'components/(?:(?:records|history)/|table/(?:row-actions|menu-button|provider-mark)[.])',
  table: 'components/(?:table|list)/',
  // Lists in which something is typed have no form.
  unsaved: 'components/dialogs/(?:use-unsaved-guard|surface-context)[.]',
  // The schema of an id is in most forms.
  form: 'components/form/|contract/src/record[.]',
  schemas: 'contract/src/entity/schemas[.]',
}
/** The same of what fewer screens have. */
const FEW = 2
const SMALL_PARTS = {
  report: 'components/(?:report/|charts/(?:bar|figure-value)[.])',
  'record-view': 'components/record-view/record-(?:actions|frame|tabs)[.]',
  // Home has them too: other screens would wait for all of it.
  marks:
    '/(?:category|due|incident|state)-marks?[.]|contract/src/content/reaction-labels[.]|lib/days-until[.]|shell/use-route-exists[.]|esm/icons/(?:mail|phone)[.]',
}

const src = join(import.meta.dirname, 'src')
const contract = join(import.meta.dirname, '../../packages/contract/src')
/** A pattern of paths, whatever the system separates folders by. */
const paths = (pattern: string) => new RegExp(pattern.replaceAll('/', String.raw`[\\/]`))
const shared = paths('web/src/(?:components/(?:shell|ui)|lib)/')

/** What everybody starts with, the page by which most people come in, and the one that they see next. */
const guestTable = ofGuestTable()
const start = [join(src, 'start.tsx'), join(src, 'public-router.tsx')]
const partOf = (route: string) => (id: string, context: Context) =>
  context.getModuleInfo(join(src, `routes/${route}.tsx?tsr-split=component`))?.importedIds.includes(id)
const ofFrontDoor = partOf('_open/intranet')
const ofHome = partOf('_app/index')
const ofGuests = (id: string, context: Context) =>
  guestTable(id) || start.includes(id) || ofFrontDoor(id, context)

/** Those modules of the contract travel with forms. */
const hasSchemas = (id: string, context: Context): boolean =>
  /[\\/]node_modules[\\/]zod[\\/]/.test(id) ||
  (context.getModuleInfo(id)?.importedIds ?? []).some((other) => hasSchemas(other, context))

const isIcon = paths('/lucide-react/dist/esm/icons/')
/** What a page is written in: words of the contract, and icons. */
const ofWords = (id: string, context: Context) =>
  isIcon.test(id) || (id.startsWith(contract) && !hasSchemas(id, context))

export const bundleGroups = {
  groups: [
    {
      name: (id: string, context: Context) => (ofGuests(id, context) ? 'guests' : null),
      debugName: 'guests',
    },
    { name: 'page', test: shared, minShareCount: SCREENS },
    {
      name: (id: string, context: Context) => (ofWords(id, context) ? 'words' : null),
      debugName: 'words',
      minShareCount: MOST,
    },
    ...Object.entries(PARTS).map(([name, of]) => ({ name, test: paths(of), minShareCount: SCREENS })),
    { name: 'icons', test: isIcon, minShareCount: SCREENS },
    ...Object.entries(SMALL_PARTS).map(([name, of]) => ({ name, test: paths(of), minShareCount: FEW })),
    {
      name: 'routes',
      // With install-offer: `main.tsx` imports it, and has the routes already.
      test: paths('/web/src/(?:routes/[^?]*|routeTree[.]gen|router|lib/install-offer)[.]tsx?$'),
    },
    // What is left of the page that most people open next: 14 requests fewer.
    { name: (id: string, context: Context) => (ofHome(id, context) ? 'home' : null), debugName: 'home' },
  ],
}
