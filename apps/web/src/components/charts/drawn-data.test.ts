import { expect, test } from 'vitest'
import { daysLater } from '@intranet/contract/today'
import type { ChartProps } from './chart-data.ts'
import { drawnOf, isList } from './drawn-data.ts'

const today = '2026-11-24'
const leads = [{ key: 'leads', name: 'Leads' }]
const chart = (props: Partial<ChartProps>) =>
  drawnOf({ label: 'Leads', category: 'Dia', rows: [], series: leads, ...props }, today)
const named = ({ rows, category }: ReturnType<typeof chart>) => rows.map((row) => row[category])
const counted = ({ rows }: ReturnType<typeof chart>) => rows.map((row) => row.leads)

test('days to come are not drawn: the last day is today, and marked', () => {
  const rows = ['23', '24', '25', '26'].map((day) => ({ Dia: `2026-11-${day}`, leads: day < '25' ? 2 : 0 }))
  const drawn = chart({ rows, period: { from: '2026-11-23', to: '2026-11-30' } })
  expect(named(drawn)).toEqual(['23/11', 'hoje, 24/11'])
  expect(drawn.today).toBe(1)
})

test('a month to come is drawn where something is planned in it', () => {
  const rows = ['10', '11', '12'].map((month) => ({ Mês: `2026-${month}`, leads: 3 }))
  expect(named(chart({ category: 'Mês', rows }))).toEqual(['out/2026', 'nov/2026*', 'dez/2026'])
})

test('a day without rows is zero, from the first asked to the last; an average of none has no value', () => {
  const rows = [
    { Dia: '2026-11-03', leads: 4 },
    { Dia: '2026-11-05', leads: 1 },
  ]
  const period = { from: '2026-11-02', to: '2026-11-06' }
  expect(named(chart({ rows, period }))).toEqual(['02/11', '03/11', '04/11', '05/11', '06/11'])
  expect(counted(chart({ rows, period }))).toEqual([0, 4, 0, 1, 0])
  expect(counted(chart({ rows, average: true }))).toEqual([4, null, 1])
})

test('weeks and months without rows are zero too, past the turn of a year', () => {
  const weeks = [
    { Semana: '2026-10-26', leads: 1 },
    { Semana: '2026-11-09', leads: 2 },
  ]
  expect(named(chart({ category: 'Semana', rows: weeks, period: { to: '2026-11-18' } }))).toEqual([
    '26/10',
    '02/11',
    '09/11',
    '16/11*',
  ])
  const months = [
    { Mês: '2025-11-01', leads: 1 },
    { Mês: '2026-02-01', leads: 2 },
  ]
  expect(named(chart({ category: 'Mês', rows: months }))).toEqual([
    'nov/2025',
    'dez/2025',
    'jan/2026',
    'fev/2026',
  ])
})

test('labels that are no days are drawn as they are', () => {
  expect(
    named(
      chart({
        category: 'Mês',
        rows: [
          { Mês: '2026-36', leads: 1 },
          { Mês: 'Outros', leads: 1 },
        ],
      }),
    ),
  ).toEqual(['2026-36', 'Outros'])
})

test('rows are in their order in time, however they come', () => {
  const rows = [
    { Dia: '2026-11-05', leads: 1 },
    { Dia: '2026-11-04', leads: 4 },
  ]
  expect(counted(chart({ rows }))).toEqual([4, 1])
})

test('the current month is marked as partial, and so is one that the period cuts', () => {
  const rows = ['09', '10', '11'].map((month) => ({ Mês: `2026-${month}`, leads: 5 }))
  const current = chart({ category: 'Mês', rows, period: { from: '2026-09-01', to: '2026-11-30' } })
  expect(named(current)).toEqual(['set/2026', 'out/2026', 'nov/2026*'])
  expect(current).toMatchObject({ partial: [2], notes: ['* até hoje'] })
  const cut = chart({ category: 'Mês', rows, period: { from: '2026-09-12', to: today } })
  expect(cut).toMatchObject({ partial: [0, 2], notes: ['* incompleto'] })
  const over = chart({ category: 'Mês', rows, period: { from: '2026-09-01', to: daysLater(today, -1) } })
  expect(over).toMatchObject({ partial: [2], notes: ['* incompleto'] })
})

test('months before the first value are said in words instead of drawn', () => {
  const rows = ['03', '04', '05', '06'].map((month) => ({
    Mês: `2026-${month}`,
    leads: month < '05' ? null : 40,
  }))
  const drawn = chart({ category: 'Mês', rows, average: true })
  expect(named(drawn)).toEqual(['mai/2026', 'jun/2026'])
  expect(drawn.notes).toEqual(['Sem dados antes de mai/2026'])
})

test('a series without a value above zero is neither drawn nor in the legend', () => {
  const series = [...leads, { key: 'vendas', name: 'Vendas' }, { key: 'meta', name: 'Meta' }]
  const rows = [{ Dia: '2026-11-03', leads: 4, vendas: 0, meta: null }]
  expect(chart({ series, rows }).drawn.map(({ name }) => name)).toEqual(['Leads'])
  expect(chart({ series, rows: [{ Dia: '2026-11-03', leads: 0, vendas: 1, meta: null }] }).drawn).toEqual([
    { key: 'vendas', name: 'Vendas', color: 'var(--chart-2)' },
  ])
})

test('severities are in their order, those without a row too', () => {
  const rows = [
    { Prioridade: 'Média', leads: 7 },
    { Prioridade: 'Crítica', leads: 1 },
  ]
  rows.push({ Prioridade: 'Outra', leads: 2 })
  const drawn = chart({ category: 'Prioridade', rows, order: ['Crítica', 'Alta', 'Média', 'Baixa'] })
  expect(named(drawn)).toEqual(['Crítica', 'Alta', 'Média', 'Baixa', 'Outra'])
  expect(counted(drawn)).toEqual([1, 0, 7, 0, 2])
})

test('up to eight values of one kind are a list, and so are bars whose names do not fit under them, or on a phone', () => {
  const kinds = (count: number, name = 'A') =>
    Array.from({ length: count }, (_, index) => ({ Canal: `${name}${index}`, leads: 1, vendas: 1 }))
  const two = [...leads, { key: 'vendas', name: 'Vendas' }]
  const listed = (props: Partial<ChartProps>, narrow = false) =>
    isList(chart({ category: 'Canal', ...props }), narrow)
  expect(listed({ rows: kinds(8) })).toBe(true)
  expect(listed({ rows: kinds(9) })).toBe(false)
  expect(listed({ rows: kinds(6), series: two })).toBe(false)
  expect(listed({ rows: kinds(6, 'Indicação de '), series: two })).toBe(true)
  expect(listed({ rows: kinds(6), series: two }, true)).toBe(true)
  const months = {
    category: 'Mês',
    rows: [
      { Mês: '2026-01', leads: 1 },
      { Mês: '2026-10', leads: 2 },
    ],
  } satisfies Partial<ChartProps>
  expect(listed(months)).toBe(false)
  expect(listed(months, true)).toBe(true)
})
