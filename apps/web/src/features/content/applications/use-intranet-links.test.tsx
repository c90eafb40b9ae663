import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noScreen } from '@/lib/leads-to.ts'
import type { Needs } from '@/lib/needs.ts'
import { sessionQuery } from '@/lib/session.ts'
import { useIntranetLinks } from './use-intranet-links.ts'

function Names() {
  return <p>{useIntranetLinks().map(({ name }) => name)}</p>
}

async function shownTo(employee: boolean): Promise<string | null> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, { employee, roles: ['vendas:leitor'] } as never)
  const root = createRootRoute({ staticData: noScreen })
  const layout = createRoute({ getParentRoute: () => root, id: 'app', staticData: noScreen })
  const at = (path: string, needs: Needs) =>
    createRoute({
      getParentRoute: () => layout,
      path,
      component: Names,
      staticData: { title: '', needs },
    })
  const routes = [
    at('/faq/search/$termo', 'signedIn'),
    at('/calendar', 'employee'),
    at('/painel', 'signedIn'),
  ]
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(routes)]),
    history: createMemoryHistory({ initialEntries: ['/painel'] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const { textContent } = await screen.findByRole('paragraph')
  cleanup()
  return textContent
}

it('an external seller is offered the tools alone that their screens open to', async () => {
  expect([await shownTo(true), await shownTo(false)]).toEqual(['CalendárioFAQ', 'FAQ'])
})
