import { createRoute, type StaticDataRouteOption } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const named = { title: 'Cargos', needs: 'signedIn' } satisfies StaticDataRouteOption

// @ts-expect-error a route says who it is for
createRoute({ getParentRoute: () => routeTree, path: '/x' })

export const refused: StaticDataRouteOption[] = [
  // @ts-expect-error and how it is called
  { needs: 'signedIn' },
  // @ts-expect-error a word that nobody knows
  { ...named, needs: 'everyone' },
  // @ts-expect-error a module that is none
  { ...named, needs: { module: 'recursos', ability: 'read' } },
  // @ts-expect-error an ability that is none
  { ...named, needs: { module: 'rh', ability: 'write' } },
  // @ts-expect-error an area without a hub
  { ...named, area: 'vendas' },
  // @ts-expect-error a way back to no screen
  { ...named, back: { to: '/positions/lists', label: 'Cargos' } },
]
