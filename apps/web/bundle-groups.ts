/**
 * Which modules travel together: the guests' first page, what every page has, then parts that many screens have, with
 * what these need. All else travels with its route (docs/screens.md#the-first-view).
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { ofGuestTable } from './route-tables.ts'

type Context = Rolldown.ChunkingContext
type Holds = (id: string, context: Context) => boolean

/** A part that fewer screens have travels with them. */
const SCREENS = 15
/** Words of the contract and icons that fewer screens have travel with these screens. */
const MOST = 60
/** Parts that are together wherever they are. */
const FEW = 2

const src = join(import.meta.dirname, 'src')
const contract = join(import.meta.dirname, '../../packages/contract/src')
const importsOf = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? []
/** By a pattern of paths, whatever the system separates folders by. */
function under(pattern: string): Holds {
  const path = new RegExp(pattern.replaceAll('/', String.raw`[\\/]`))
  return (id) => path.test(id)
}
/** What a screen is made of, without what that needs. */
const ofScreen =
  (route: string): Holds =>
  (id, context) =>
    importsOf(join(src, `routes/${route}.tsx?tsr-split=component`), context).includes(id)

const guestTable = ofGuestTable()
const frontDoor = ofScreen('_open/intranet')
const start = [join(src, 'start.tsx'), join(src, 'public-router.tsx')]
const isIcon = under('/lucide-react/dist/esm/icons/')
const isZod = under('/node_modules/zod/')
/** Those modules of the contract travel with forms. */
const hasSchemas: Holds = (id, context) =>
  isZod(id, context) || importsOf(id, context).some((other) => hasSchemas(other, context))

const group = (name: string, holds: Holds, minShareCount = 1) => ({
  name: (id: string, context: Context) => (holds(id, context) ? name : null),
  debugName: name,
  minShareCount,
})

/** In the order in which they take what several of them need. */
export const bundleGroups = {
  groups: [
    group('guests', (id, context) => guestTable(id) || start.includes(id) || frontDoor(id, context)),
    group('page', under('web/src/(?:components/(?:shell|ui)|lib)/'), SCREENS),
    // What a page is written in.
    group('words', (id, of) => isIcon(id, of) || (id.startsWith(contract) && !hasSchemas(id, of)), MOST),
    group('inputs', under('components/inputs/'), SCREENS),
    // What a row's menu is made of, and a provider's mark, the view of a record has too.
    group(
      'records',
      under('components/(?:(?:records|history)/|table/(?:row-actions|menu-button|provider-mark)[.])'),
      SCREENS,
    ),
    group('table', under('components/(?:table|list)/'), SCREENS),
    // Lists in which something is typed have no form.
    group('unsaved', under('components/dialogs/(?:use-unsaved-guard|surface-context)[.]'), SCREENS),
    // The schema of an id is in most forms.
    group('form', under('components/form/|contract/src/record[.]'), SCREENS),
    group('schemas', under('contract/src/entity/schemas[.]'), SCREENS),
    group('icons', isIcon, SCREENS),
    group('report', under('components/report/'), FEW),
    group('steps', under('components/steps/'), FEW),
    // Home has the two icons and the reactions too: other screens would wait for all of it.
    group('marks', under('components/marks/|content/reaction-labels[.]|esm/icons/(?:mail|phone)[.]'), FEW),
    group('record-view', under('components/record-view/'), FEW),
    group('routes', under('/web/src/(?:routes/[^?]*|routeTree[.]gen|router|lib/install-offer)[.]tsx?$')),
    group('home', ofScreen('_app/index')),
  ],
}
