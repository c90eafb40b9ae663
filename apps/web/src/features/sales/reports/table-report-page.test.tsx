import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { TableReportPage } from './table-report-page.tsx'

const figures = {
  leads: 35,
  contatos: 0,
  efetivadas: 7,
  sem_cobertura: 0,
  inviaveis: 0,
  conversao: 20,
  percentual: null,
  faturamento: '639.30',
  ticket: '91.33',
  tempo_medio: '155:41',
  estornos: 0,
  corrigidas: 0,
}
const row = { ...figures, chave: '1', nome: 'Mídia Paga', tipo: null, cidade_top: null }
const page = { data_ini: '2026-10-01', data_end: '2026-10-31', total: 1, dados: [row], soma: figures }
const provider = (sistema: string, leads: number) => ({
  sistema,
  leads,
  efetivadas: 7,
  leads_antes: 20,
  efetivadas_antes: 10,
  inviabilidades: 2,
  inviabilidades_antes: 1,
  dias: [1, 2],
})

async function open(search: string) {
  const { calls } = answerCalls({
    'salesReports.campaigns': () => page,
    'salesReports.sellers': () => page,
    'salesReports.providers': () => [provider('produto', 35), provider('razao', 5)],
    'providers.options': () => [
      { id: 1, nome: 'Produto', sistema: 'produto', matiz: 285 },
      { id: 2, nome: 'RazaoInfo', sistema: 'razao', matiz: 260 },
    ],
  })
  await renderInApp(() => <TableReportPage report="sellers" door="internal" />, search)
  await screen.findByText('Mídia Paga', { selector: 'td *' })
  return () => calls.find(([name]) => name === 'salesReports.providers')?.[1]
}

it('is beside the month before, unless the address says otherwise', async () => {
  const asked = await open('')
  await waitFor(() => expect(asked()).toMatchObject({ comparar: 'mes_anterior' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/relatório, .*, contra /)
  expect((await screen.findByRole('button', { name: /^Produto/ })).textContent).toContain('35 leads')
})

it('is beside nothing where the address says so', async () => {
  const asked = await open('?comparar=nenhum')
  await waitFor(() => expect(asked()).toMatchObject({ comparar: 'nenhum' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VENDEDORESrelatório · 1 vendedor')
})

it('says a unit once, in the head; hours as a person says them', async () => {
  await open('')
  for (const head of ['Conversão %', 'Faturamento (R$)'])
    expect(screen.getByRole('columnheader', { name: head })).toBeDefined()
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(expect.arrayContaining(['20,0', '639,30', '6 d 11 h']))
  expect(cells.some((text) => /R\$|%/.test(text))).toBe(false)
})

it('one row of no seller is no seller: the head says how many leads have none, and nothing is compared', async () => {
  answerCalls({
    'salesReports.sellers': () => ({ ...page, dados: [{ ...row, chave: '', nome: 'Não informado' }] }),
    'salesReports.providers': () => [],
    'providers.options': () => [],
  })
  await renderInApp(() => <TableReportPage report="sellers" door="internal" />, '?comparar=nenhum')
  await screen.findByText('Não informado', { selector: 'td *' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('35 leads sem vendedor')
  expect(screen.queryByRole('figure')).toBeNull()
})
