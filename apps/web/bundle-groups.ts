/**
 * Which modules travel together: the guests' first page, what every page has, then each folder of `components/`, with
 * what its parts need. All else travels with its route (docs/screens.md#the-first-view).
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { ofGuestTable } from './route-tables.ts'

type Context = Rolldown.ChunkingContext

/** A part that fewer screens have travels with them. */
const SCREENS = 15
/** In the order in which they take what several of them need. */
const FOLDERS = ['inputs', 'records', 'table|list', 'form']

const src = join(import.meta.dirname, 'src')
const contract = join(import.meta.dirname, '../../packages/contract/src')
const within = (folder: string) => new RegExp(String.raw`[\\/]web[\\/]src[\\/](?:${folder})[\\/]`)
const shared = within('components/(?:shell|ui)|lib')

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

const ofEveryPage = (id: string, context: Context) =>
  shared.test(id) || (id.startsWith(contract) && !hasSchemas(id, context))

export const bundleGroups = {
  groups: [
    { name: 'icons', test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, minShareCount: SCREENS },
    {
      name: (id: string, context: Context) => (ofGuests(id, context) ? 'guests' : null),
      debugName: 'guests',
    },
    {
      name: (id: string, context: Context) => (ofEveryPage(id, context) ? 'page' : null),
      debugName: 'page',
      minShareCount: SCREENS,
    },
    ...FOLDERS.map((folder) => ({
      name: folder.split('|')[0]!,
      test: within(`components/(?:${folder})`),
      minShareCount: SCREENS,
    })),
    { name: 'routes', test: /[\\/]web[\\/]src[\\/](?:routes[\\/][^?]*|routeTree\.gen|router)\.tsx?$/ },
    // What is left of the page that most people open next: 14 requests fewer.
    { name: (id: string, context: Context) => (ofHome(id, context) ? 'home' : null), debugName: 'home' },
  ],
}
