import { expect, it } from 'vitest'
import { dashboardSentence } from './dashboard-sentence.ts'

type Board = Parameters<typeof dashboardSentence>[0]

const funnel = (...leads: number[]) =>
  leads.map((one, place) => ({ status: place + 1, nome: `Etapa ${place + 1}`, leads: one }))
const board = (over: Partial<Board> = {}): Board => ({
  data_ini: '2026-11-01',
  data_end: '2026-11-30',
  leads: 100,
  efetivadas: 30,
  conversao: 30,
  ticket: null,
  tempo_medio: null,
  funil: funnel(100, 80, 60, 40, 30),
  diario: [],
  vendedores: [],
  produtos: [],
  cidades: [],
  bloqueadas: 2,
  sem_cobertura: 10,
  comparacao: {
    data_ini: '2026-10-01',
    data_end: '2026-10-23',
    leads: 100,
    efetivadas: 30,
    conversao: 30,
    bloqueadas: 2,
    sem_cobertura: 10,
    funil: [100, 80, 60, 40, 30],
  },
  ...over,
})

it('names the largest change, what it was, and its leads (docs/screens.md#a-report-that-answers)', () => {
  const said = dashboardSentence(board({ funil: funnel(100, 80, 60, 20, 10) }), false)
  expect(said).toEqual({
    text: '40 leads pararam em Etapa 3 (eram 20).',
    link: { figure: 'leads', filter: { status: 3 } },
    count: 40,
  })
})

it('says a percent in points', () => {
  expect(dashboardSentence(board({ leads: 120, efetivadas: 24, conversao: 20 }), false)?.text).toBe(
    'A conversão caiu 10,0\u00a0pp, para 20,0\u00a0%.',
  )
})

it('says that nothing moved where all is within the noise', () => {
  expect(dashboardSentence(board({ leads: 104, sem_cobertura: 13 }), false)?.text).toMatch(/^Nada mudou/)
})

it('says nothing where nothing is compared', () => {
  expect(dashboardSentence(board({ comparacao: null }), false)).toBeNull()
})

it('leaves the last stage out where sales are counted by their own day', () => {
  const fell = board({ funil: funnel(100, 80, 60, 40, 10) })
  expect(dashboardSentence(fell, false)?.text).toContain('Etapa 4')
  expect(dashboardSentence(fell, true)?.text).toMatch(/^Nada mudou/)
})
