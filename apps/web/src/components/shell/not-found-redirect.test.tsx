import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noScreen } from '@/lib/leads-to.ts'
import { NotFoundRedirect } from './not-found-redirect.tsx'
import '@/test/render-in-app.tsx'

const root = createRootRoute({ notFoundComponent: NotFoundRedirect, staticData: noScreen })
const app = createRoute({ getParentRoute: () => root, id: '_app', staticData: noScreen })
const screens = [
  '/',
  '/human-resources/home',
  '/departments/list',
  '/careers/list/{-$company}',
  '/vacancies/$id',
]
const routeTree = root.addChildren([
  app.addChildren(
    screens.map((path) => createRoute({ getParentRoute: () => app, path, staticData: noScreen })),
  ),
])

test.each([
  ['/human-resources', '/human-resources/home'],
  ['/departments', '/departments/list'],
  ['/departments/', '/departments/list'],
  ['/careers', '/careers/list'],
  // Their list is no screen: the word is not taken for an id.
  ['/vacancies', '/'],
  ['/departments/nowhere', '/'],
  ['/nowhere', '/'],
])('%s leads to %s (docs/screens.md#unknown-addresses)', async (address, leadsTo) => {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  render(<RouterProvider router={router as never} />)
  await waitFor(() => expect(router.state.location.pathname).toBe(leadsTo))
})
