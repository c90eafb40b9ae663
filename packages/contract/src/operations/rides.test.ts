import { expect, it, test } from 'vitest'
import { beforeCancelLimit } from './ride-options.ts'
import { createRidesInput, rideErrors } from './rides.ts'

test('a ride without an hour reads that the field is missing, not that it is wrong', () => {
  const { error } = createRidesInput.safeParse({ objects: [{ hora: '' }] })
  expect(error?.issues.find(({ path }) => path.at(-1) === 'hora')?.message).toBe('Campo obrigatório')
})

it.each([
  [{ id_cidade_origem: 1, id_cidade_destino: 2, tipo: 'particular', valor_sugerido: '20' }, {}],
  [
    { id_cidade_origem: 1, id_cidade_destino: 1 },
    { id_cidade_destino: 'A cidade de origem e a de destino devem ser diferentes.' },
  ],
  [
    { tipo: 'empresa', valor_sugerido: '0.01' },
    { valor_sugerido: 'Carona em veículo da empresa não pode ter valor.' },
  ],
  [{ tipo: 'empresa', valor_sugerido: '0' }, {}],
  [{}, {}],
] as const)('a ride fits together: %j', (ride, errors) => {
  expect(rideErrors(ride)).toEqual(errors)
})

it('a request may be taken back until one hour before the departure (docs/operations.md#asking-for-a-seat)', () => {
  const departure = Date.parse('2026-11-30T12:00:00Z')
  expect(beforeCancelLimit(departure, Date.parse('2026-11-30T11:00:00Z'))).toBe(true)
  expect(beforeCancelLimit(departure, Date.parse('2026-11-30T11:00:01Z'))).toBe(false)
})
