import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRouter,
  RouterContextProvider,
  type AnyRoute,
} from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { SUPERADMIN, type AccessHolder } from '@intranet/contract/access'
import { afterEach, expect, it, vi } from 'vitest'
import { demoProfiles, demoSignIns } from '../../../../../packages/db/src/demo/sign-ins.ts'
import { opens } from '@/lib/needs.ts'
import { sessionQuery } from '@/lib/session.ts'
import { routeTree } from '@/routeTree.gen.ts'
import { screens as features } from '@/screens.ts'
import { orderEntries, type SearchEntry } from './palette-order.ts'
import { ownAddress } from './use-route-screens.ts'
import { useScreens } from './use-screens.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const router = createRouter({
  routeTree,
  context: { queryClient, screens: async () => features },
  history: createMemoryHistory(),
})
const routes: AnyRoute[] = Object.values(router.routesByPath)

/** What the search box of a person is made of, once the cards have come. */
async function screensOf(holder: AccessHolder): Promise<SearchEntry[]> {
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: [] } }]))
  queryClient.setQueryData(sessionQuery.queryKey, null)
  let entries: SearchEntry[] = []
  let cards = 0
  function Probe() {
    const offered = useScreens(holder)
    entries = offered.entries
    cards = offered.cards.length
    return null
  }
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <Probe />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(cards > 0 || queryClient.getQueryData(['screens']) !== undefined).toBe(true))
  return entries
}

const found = (typed: string, screens: SearchEntry[]) =>
  orderEntries(typed, { screens }).flatMap((group) => group.entries)

/** Screens that lead nowhere by themselves: by a link that somebody got, after a step, or for guests. */
const STEPS =
  /^\/(intranet|home\/login|careers\/(interview|invite|offer)|applicants\/register|patrocinios\/sucesso)\b/
const asksForRecord = (route: AnyRoute) =>
  route.options.staticData.step === true || ownAddress(route, 'internal') === undefined

const people = demoSignIns.map(({ login, perfil, roles = [], parceiro, employee = true }) => ({
  login,
  holder: {
    roles: [
      ...roles,
      ...(perfil === 'Super Admin' ? [SUPERADMIN] : []),
      ...(demoProfiles.find(({ nome }) => nome === perfil)?.roles ?? []),
      ...(parceiro ? ['vendas:solicitante'] : []),
      'user',
    ],
    employee,
  },
}))

it.each(people)('$login finds each screen that opens by its title', async ({ holder }) => {
  const screens = await screensOf(holder)
  const titleAt = (to = '') => router.getMatchedRoutes(to)[2]?.options.staticData?.title
  const missing = routes.filter((route) => {
    const { title, needs } = route.options.staticData ?? {}
    if (!title || !opens(needs, holder) || asksForRecord(route)) return false
    return !found(title, screens).some(({ to }) => titleAt(to) === title)
  })
  expect(missing.map(({ fullPath }) => fullPath)).toEqual([])
  expect(screens.filter(({ to = '' }) => STEPS.test(to))).toEqual([])
  // What is found lets them in.
  expect(
    screens.filter(({ to = '' }) => !opens(router.getMatchedRoutes(to)[2]!.options.staticData.needs, holder)),
  ).toEqual([])
})

it.each([
  ['calendário', '/calendar'],
  ['organograma', '/contacts/organization'],
  ['salas', '/resources'],
  ['assinatura', '/emailsignature/list'],
  ['meus dados', '/users/my-data'],
  ['segurança da conta', '/users/security'],
  ['webmail', '/applications/list'],
  ['contatos', '/contacts/list'],
  ['manual', '/employee-handbook/view'],
  ['faq', '/faq/search/noparms'],
  ['novidades', '/news/list'],
  ['holerite', '/documents/list'],
  ['férias', '/documents/list'],
  ['chamado', '/requests/home'],
  ['senha', '/reset-password'],
  ['crachá', '/emailsignature/list'],
])('an employee who types "%s" is led to %s', async (typed, to) => {
  const screens = await screensOf({ roles: ['user'], employee: true })
  expect(found(typed, screens).map((entry) => entry.to)).toContain(to)
})

it('the desk finds an invoice by the word of customers', async () => {
  const screens = await screensOf({ roles: ['painel_cliente:solicitante', 'user'], employee: true })
  expect(found('boleto', screens).map(({ to }) => to)).toContain('/client-panel/financial')
})

it('names one screen once, though two documented addresses show it', async () => {
  const screens = await screensOf({ roles: [SUPERADMIN, 'user'], employee: true })
  const providers = found('provedores', screens).filter(({ label }) => label === 'Provedores')
  expect(providers).toHaveLength(1)
})
