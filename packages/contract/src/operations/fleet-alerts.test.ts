import { expect, it } from 'vitest'
import { fleetAlertFilters } from './fleet-alerts.ts'

it('what ends is near for thirty days, and a fine for seven', () => {
  const { cnh, multas } = fleetAlertFilters('2026-11-20')
  expect(cnh).toEqual({ tipo: { _in: ['cnh'] }, vencimento: { _lte: '2026-12-20' } })
  expect(multas).toEqual({ aguarda_condutor: { _eq: true }, prazo_indicacao: { _lte: '2026-11-27' } })
})
