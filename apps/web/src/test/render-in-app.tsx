import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { DialogProvider } from '@/components/dialogs/dialog-provider.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import Toaster from '@/components/ui/toaster.tsx'
import type { RouterContext } from '@/routes/__root.tsx'
import type { Address } from '@/lib/address.ts'
import { noScreen } from '@/lib/leads-to.ts'
import { type Session, sessionQuery } from '@/lib/session.ts'
import '@/test/patience.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// What jsdom does not have.
if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizes
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}
window.scrollTo = () => {}
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as never

const person: Session = {
  usuarioId: 7,
  nome: 'Ana',
  email: 'ana@intranet.example',
  roles: ['user'],
  employee: true,
  userId: '7',
  modules: [],
  id_empresa: null,
  id_departamento: null,
  id_cargo: null,
  provedores: [],
  marca: null,
  imagem: null,
  expira_em: new Date(Date.now() + 43_200_000).toISOString(),
  aviso_minutos: 5,
  caixa_saida: false,
}

/**
 * Renders a screen at `/tela` with a router, a cache, dialogs and notices; somebody is signed in.
 * `before` are the pages they came through: none when the address was typed. `who` is what differs of the person.
 */
export async function renderInApp(
  screen: () => ReactNode,
  search = '',
  before = ['/antes'],
  who: Partial<Session> = {},
  staticData: Partial<StaticDataRouteOption> = { back: { to: '/antes' as Address, label: 'Antes' } },
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queryClient.setQueryData(sessionQuery.queryKey, { ...person, ...who })
  const root = createRootRouteWithContext<RouterContext>()({ staticData: noScreen })
  const route = createRoute({
    getParentRoute: () => root,
    path: '/tela',
    component: screen,
    validateSearch: (asked: Record<string, unknown>) => ({ ...listSearch(asked), aba: asked.aba }),
    staticData: { ...noScreen, ...staticData },
  })
  const previous = createRoute({
    getParentRoute: () => root,
    path: '/antes',
    staticData: noScreen,
    component: () => <p>página anterior</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([route, previous]),
    context: { queryClient, screens: async () => (await import('@/screens.ts')).screens },
    history: createMemoryHistory({ initialEntries: [...before, `/tela${search}`] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <DialogProvider history={router.history}>
        <RouterProvider router={router as never} />
        <Toaster />
      </DialogProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), router, queryClient }
}
