import { screen, within } from '@testing-library/react'
import { dayFromNow } from '@intranet/contract/today'
import { stages } from '@intranet/contract/operations/supply-options'
import { formatDate } from '@intranet/contract/formats'
import { expect, test } from 'vitest'
import { stepOf } from '@/components/charts/chart-time.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SupplyDashboardPage } from './dashboard-page.tsx'

const week = stepOf(dayFromNow(-21), 'week')
const board = {
  retiradas_pendentes: 1,
  devolucoes_a_conferir: 0,
  em_manutencao: 0,
  valor_parado: null,
  divergencia_inventario: null,
  semanas: [{ semana: week, etapa: 'retirada', entradas: 4 }],
  primeira_semana: week,
  idades: [],
  equipes: [],
  comparacao: {
    de: '2026-06-01',
    ate: '2026-08-31',
    entradas: stages.map((etapa) => ({ etapa, entradas: 0 })),
  },
}
const show = async (answer: object) => {
  answerCalls({
    'supplies.dashboard': () => answer,
    'providers.options': () => [],
    'squads.options': () => [],
  })
  await renderInApp(SupplyDashboardPage, '', [], { roles: ['suprimentos:gestor'] })
}
/** The weeks of the chart, as its table has them. */
const drawn = async () => {
  const chart = await screen.findByRole('figure', { name: 'Retirada' })
  return within(chart)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
}

test('weeks before the first movement are not drawn, and it is said; nothing to compare with is a note beside the tool', async () => {
  await show(board)
  expect(await drawn()).toHaveLength(4)
  screen.getByText(new RegExp(`^Sem dados antes de ${formatDate(week).slice(0, 5)}`))
  const note = screen.getByRole('status')
  expect(note.textContent).toBe('Sem dados para comparar')
  expect(note.parentElement!.textContent).toMatch(/^Comparar/)
})

test('weeks without a movement after the first one are drawn', async () => {
  await show({ ...board, primeira_semana: '2025-01-06' })
  expect(await drawn()).toHaveLength(13)
  expect(screen.queryByText(/^Sem dados antes de/)).toBeNull()
})
