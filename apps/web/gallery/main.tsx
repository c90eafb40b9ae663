// Development only: every piece on one page per address, without a server. Not part of the build.
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { DialogProvider } from '@/components/dialogs/dialog-provider.tsx'
import { AppShell } from '@/components/shell/app-shell.tsx'
import { NoticeList } from '@/components/shell/notice-list.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import Toaster from '@/components/ui/toaster.tsx'
import { queryClient } from '@/lib/query-client.ts'
import { type Session, sessionQuery } from '@/lib/session.ts'
import '@/styles/app.css'
import { FormPage } from './form-page.tsx'
import { HubPage } from './hub-page.tsx'
import { ListPage } from './list-page.tsx'
import { PiecesPage } from './pieces-page.tsx'
import { RecordPage } from './record-page.tsx'
import { ReportPage } from './report-page.tsx'
import { noScreen } from '@/lib/leads-to.ts'

const session: Session = {
  usuarioId: 1,
  nome: 'Camila Moraes',
  email: 'camila.moraes@intranet.example',
  roles: ['users:superadmin', 'user'],
  employee: true,
  userId: '1',
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
queryClient.setQueryData(sessionQuery.queryKey, session)

const notices = [
  {
    id: 1,
    text: 'Frota publicou uma leitura obrigatória',
    date: new Date(Date.now() - 20_000).toISOString(),
  },
  {
    id: 2,
    text: 'Sua solicitação de veículo foi aprovada',
    date: new Date(Date.now() - 720_000).toISOString(),
  },
]

const root = createRootRoute({
  staticData: noScreen,
  component: () => (
    <AppShell
      session={session}
      onSignOut={() => undefined}
      incidents={{
        unread: 2,
        lit: false,
        list: (
          <NoticeList
            title="Incidentes"
            notices={[]}
            empty="Nenhum Incidente"
            onRead={() => undefined}
            onReadAll={() => undefined}
          />
        ),
      }}
      notifications={{
        unread: 5,
        lit: true,
        list: (
          <NoticeList
            title="Notificações"
            notices={notices}
            empty="Nenhuma notificação"
            onRead={() => undefined}
            onReadAll={() => undefined}
          />
        ),
      }}
    >
      <Outlet />
    </AppShell>
  ),
})
const page = (path: string, title: string, component: () => ReactNode) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component,
    validateSearch: listSearch,
    staticData: { title, needs: 'open', back: { to: '/vendas/inicio', label: 'Vendas' } },
  })
const elsewhere = [
  '/news/list',
  '/employee-handbook/view',
  '/requests/home',
  '/careers/list',
  '/resume/list',
  '/faq/search/noparms',
  '/calendar',
  '/contacts/list',
  '/modulos/admin',
  '/users/profile/1',
  '/users/list',
]
const router = createRouter({
  routeTree: root.addChildren([
    page('/', 'Galeria', ListPage),
    page('/sales/external/home', 'Leads', ListPage),
    page('/form', 'Novo onboarding', FormPage),
    page('/hub', 'Recursos humanos', HubPage),
    page('/pieces', 'Estados e peças', PiecesPage),
    page('/record', 'Registro', RecordPage),
    page('/report', 'Relatório', ReportPage),
    ...elsewhere.map((path) => page(path, path, () => <p className="p-5">{path}</p>)),
  ]),
  context: { queryClient, screens: async () => (await import('@/screens.ts')).screens },
  history: createMemoryHistory({
    initialEntries: [new URLSearchParams(window.location.search).get('tela') ?? '/'],
  }),
})

const element = document.getElementById('root')
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={queryClient}>
      <DialogProvider history={router.history}>
        <RouterProvider router={router as never} />
      </DialogProvider>
      <Toaster />
    </QueryClientProvider>,
  )
}
