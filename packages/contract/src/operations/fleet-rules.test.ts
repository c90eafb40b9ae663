import { describe, expect, it } from 'vitest'
import { fleet as text } from '../messages/fleet.ts'
import { readsCarRepairs } from './fleet-access.ts'
import { mayDrive, waitsForDriver } from './fleet-options.ts'
import { windowErrors } from './vehicle-requests.ts'
import { plate, renavam, renavamOf } from './registration.ts'

describe('a licence', () => {
  it.each([
    ['B', 'B', true],
    ['B', 'C', false],
    ['D', 'B', true],
    ['A', 'A', true],
    ['AB', 'AB', true],
    ['AE', 'D', true],
    ['E', 'A', false],
    ['A', 'Não Possui', true],
  ] as const)('%s on a vehicle that asks for %s: %s', (licence, required, allowed) => {
    expect(mayDrive(licence, required)).toBe(allowed)
  })
})

describe('a fine', () => {
  const today = '2026-11-20'
  const confirmed = new Date('2026-11-01T12:00:00Z')
  it.each([
    ['recebida', null, '2026-11-19', true],
    ['em_recurso', null, '2026-11-20', true],
    ['em_recurso', null, '2026-11-19', false],
    ['em_recurso', confirmed, '2026-11-20', false],
    ['nao_indicada', null, '2026-11-20', false],
    ['condutor_indicado', confirmed, '2026-11-20', false],
  ] as const)(
    '%s, confirmed %s, with its last day on %s, waits for its driver: %s (docs/operations.md#fines)',
    (situacao, confirmado_em, prazo_indicacao, waits) =>
      expect(waitsForDriver({ situacao, confirmado_em, prazo_indicacao }, today)).toBe(waits),
  )
})

describe('a window', () => {
  it('ends after it begins, and within 31 days', () => {
    const from = (data_retirada: string, data_devolucao: string) =>
      windowErrors({ data_retirada, data_devolucao })
    expect(from('2026-05-01T08:00', '2026-05-01T12:00')).toEqual({})
    expect(from('2026-05-01T12:00', '2026-05-01T08:00')).toEqual({ data_devolucao: text.returnBeforeLeaving })
    expect(from('2026-05-01T08:00', '2026-06-02T08:00')).toEqual({ data_devolucao: text.longest(31) })
  })
})

it('the report of repairs is for managers of the fleet or of HR', () => {
  const who = (...roles: string[]) => readsCarRepairs({ roles, employee: true })
  expect([who('frota:gestor'), who('rh:gestor'), who('frota:solicitante'), who('rh:solicitante')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('plates and Renavam are read with their marks and refused by their digits', () => {
  expect(plate.parse('qja-1b23')).toBe('QJA1B23')
  expect(plate.safeParse('QJ1B23').success).toBe(false)
  expect(renavam.parse('0000000001-9')).toBe('00000000019')
  expect(renavam.safeParse('00000000018').success).toBe(false)
  expect(renavamOf('0000000001')).toBe('00000000019')
})
