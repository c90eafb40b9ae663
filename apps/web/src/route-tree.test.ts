import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from './routeTree.gen.ts'

const router = createRouter({
  routeTree,
  context: { queryClient: undefined as never, screens: undefined as never },
})
const routes: AnyRoute[] = Object.values(router.routesById)
const screens = routes.filter(({ options }) => options.component && options.staticData.title)

it('every route that shows something has a title, but for the layouts', () => {
  const nameless = routes.filter(({ options }) => options.component && !options.staticData.title)
  expect(nameless.map(({ id }) => id)).toEqual(['__root__', '/_app', '/_open'])
  expect(screens.length).toBeGreaterThan(200)
})

it('every screen below the sign-in says whom it is for', () => {
  const open = screens.filter(
    ({ id, options }) => id.startsWith('/_app') && options.staticData.needs === 'open',
  )
  expect(open.map(({ id }) => id)).toEqual([])
})

it.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999'])(
  'an address with the id "%s" is unknown, for every route with one',
  (id) => {
    const known = routes.filter(({ fullPath, options }) => {
      if (!/\$id\b/.test(fullPath) || !options.component) return false
      const { parse } = options.params ?? {}
      return !parse || parse({ id, idOwner: '1', door: 'internal' }) !== false
    })
    expect(known.map(({ fullPath }) => fullPath)).toEqual([])
  },
)
