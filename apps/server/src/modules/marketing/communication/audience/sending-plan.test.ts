import { expect, it } from 'vitest'
import { postponements } from './sending-plan.ts'

const rule = { feriado_acao: 'proximo_turno', silencio_inicio: null, silencio_fim: null } as const

it('a holiday postpones messages to one of the next ten days, from the day after on', () => {
  const days = postponements(rule, '2026-12-25').map(({ dia, turno }) => [dia, turno])
  expect(days).toHaveLength(10)
  expect([days[0], days.at(-1)]).toEqual([
    ['2026-12-26', 'M'],
    ['2027-01-04', 'M'],
  ])
})

it('no day is one where a rule skips what falls on a holiday', () => {
  expect(postponements({ ...rule, feriado_acao: 'pular' }, '2026-12-25')).toEqual([])
})
