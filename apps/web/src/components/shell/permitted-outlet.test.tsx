import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '@/test/render-in-app.tsx'
import { PermittedOutlet } from './permitted-outlet.tsx'
import { guardRoutes } from '@/lib/guard-routes.ts'
import { noScreen } from '@/lib/leads-to.ts'
import type { RouterContext } from '@/routes/__root.tsx'
import type { Needs } from '@/lib/needs.ts'
import { sessionQuery } from '@/lib/session.ts'

/** Opens a screen whose route needs something, as a person with these roles. */
async function open(needs: Needs, person: { roles: string[]; employee?: boolean } | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  queryClient.setQueryData(sessionQuery.queryKey, person && ({ employee: true, ...person } as never))
  const root = createRootRouteWithContext<RouterContext>()({
    staticData: noScreen,
    component: () => (
      <>
        <p>cabeçalho</p>
        <PermittedOutlet />
      </>
    ),
  })
  const beforeLoad = vi.fn()
  const loader = vi.fn()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/tela',
    staticData: { title: 'Cargos', needs },
    beforeLoad,
    loader,
    component: () => <p>conteúdo</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    context: { queryClient, screens: async () => (await import('@/screens.ts')).screens },
    history: createMemoryHistory({ initialEntries: ['/tela'] }),
  })
  guardRoutes(Object.values(router.routesById))
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { beforeLoad, loader }
}

it('who lacks the ability sees the refusal inside the shell, and nothing of the screen is loaded', async () => {
  const { beforeLoad, loader } = await open({ module: 'rh', ability: 'manage' }, { roles: ['rh:leitor'] })
  expect(await screen.findByText('Você não tem permissão para realizar esta ação.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'CARGOS' })).toBeTruthy()
  expect(screen.getByText('cabeçalho')).toBeTruthy()
  expect(screen.queryByText('conteúdo')).toBeNull()
  expect(beforeLoad).not.toHaveBeenCalled()
  expect(loader).not.toHaveBeenCalled()
})

it('who has the ability sees the screen, which is loaded once', async () => {
  const { loader } = await open({ module: 'rh', ability: 'manage' }, { roles: ['rh:gestor'] })
  expect(await screen.findByText('conteúdo')).toBeTruthy()
  expect(loader).toHaveBeenCalledOnce()
})

it('a screen for the staff is not for a partner with the same role', async () => {
  const needs = { module: 'vendas', ability: 'read', staff: true } as const
  const { loader } = await open(needs, { roles: ['vendas:solicitante'], employee: false })
  expect(await screen.findByText('Você não tem permissão para realizar esta ação.')).toBeTruthy()
  expect(loader).not.toHaveBeenCalled()
})

it('an open screen is for guests too', async () => {
  const { loader } = await open('open', null)
  expect(await screen.findByText('conteúdo')).toBeTruthy()
  expect(loader).toHaveBeenCalledOnce()
})
