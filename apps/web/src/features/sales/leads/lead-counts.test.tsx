import { act, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { columnId } from '@/components/table/list-column.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SalesHomePage } from '../home/sales-home-page.tsx'
import { leadColumns } from './lead-columns.tsx'
import { hasTabs, LeadTabs } from './lead-tabs.tsx'
import { screens } from '@/screens.ts'

// A test has one route; the hub leaves out cards without one.
vi.mock('@/components/shell/use-screen-opens.ts', () => ({ useScreenOpens: () => () => true }))

interface Asked {
  de?: string
  listas?: string[]
}

/** A hundred leads of all time, of which a list has ten in a month; what is to be done is all of all time. */
const counted = ({ de, listas = [] }: Asked) =>
  Object.fromEntries(listas.map((lista) => [lista, de ? 10 : 100]))

async function open(page: () => ReactNode) {
  answerCalls({ 'leads.counters': counted, 'figures.ofCards': () => ({}), 'modules.menu': () => [] })
  const app = await renderInApp(page)
  act(() =>
    app.queryClient.setQueryData(sessionQuery.queryKey, (person) => ({
      ...person!,
      roles: ['user', 'vendas:gestor'],
    })),
  )
  return app
}
const link = (name: RegExp) => screen.findByRole('link', { name })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'America/Sao_Paulo' }).format(
  new Date(),
)
const filtro = { created_at: { _gte: '2026-10-01', _lte: '2026-10-15' } }

test('cards say of which period their figure is, and Em BlockList counts all of its list', async () => {
  await open(() => <SalesHomePage door="internal" sections={screens.hub('internal')} />)
  expect((await link(/^Leads 10/)).textContent).toContain(month)
  expect((await link(/^Upgrades 10/)).textContent).toContain(month)
  expect((await link(/^Vencidas 100/)).textContent).toContain('todas as datas')
  expect((await link(/^Em BlockList 100/)).textContent).toContain('todas as datas')
})

test('tabs count what their lists open with, and say its period', async () => {
  await open(() => <LeadTabs lista="today" door="internal" period={undefined} total={100} />)
  expect((await link(/^Leads 10/)).textContent).toContain(month)
  expect((await link(/^Contatos de hoje 100/)).textContent).toContain('todas as datas')
})

test('without the period, or with another, the tabs follow the list that is open', async () => {
  await open(() => <LeadTabs lista="leads" door="internal" period={undefined} total={61} />)
  const tabs = within(await screen.findByRole('navigation', { name: 'Listas de leads' }))
  const here = await tabs.findByRole('link', { name: /^Leads 61/ })
  expect(here.textContent).toContain('todas as datas')
  const lost = await tabs.findByRole('link', { name: /^Inviáveis 100/ })
  expect(decodeURIComponent(lost.getAttribute('href')!)).toBe(
    '/sales/internal/leads/unfeasible/list?filtro={}',
  )
})

test('wrong leads are beside the others that were lost', async () => {
  await open(() => <LeadTabs lista="wrong" door="internal" period={undefined} total={3} />)
  expect((await link(/^Erradas 3/)).getAttribute('aria-current')).toBe('page')
  expect(hasTabs('wrong')).toBe(true)
})

test('another period is at its tabs and in their links', async () => {
  await open(() => <LeadTabs lista="leads" door="internal" period={filtro.created_at} total={5} />)
  const lost = await link(/^Inviáveis 10/)
  expect(lost.textContent).toContain('01/10 a 15/10')
  expect(decodeURIComponent(lost.getAttribute('href')!)).toContain(JSON.stringify(filtro))
})

const shown = (lista: Parameters<typeof leadColumns>[0]) =>
  leadColumns(lista, 'internal')
    .filter((column) => !column.meta?.hidden)
    .map(columnId)

test('what makes a list is first in it, Desfecho where outcomes differ, Blocklist where it is to the point', () => {
  expect(shown('leads')).toEqual([
    'created_at',
    'cliente',
    'documento',
    'fone',
    'status',
    'blacklist',
    'detalhes',
  ])
  const sale = ['created_at', 'cliente', 'produtos', 'diferenca', 'desfecho', 'status', 'detalhes']
  expect(shown('upgrade')).toEqual(sale)
  expect(shown('downgrade')).toEqual(sale)
  expect(shown('all')).toEqual(['created_at', 'cliente', 'desfecho', 'status', 'fone', 'detalhes'])
  expect(shown('overdue').slice(0, 3)).toEqual(['created_at', 'cliente', 'dias_parado'])
})
