import { expect, test } from 'vitest'
import { ride } from '../messages/rides.ts'
import { createRidesInput, rideErrors } from './rides.ts'

test('a ride without an hour is told that the field is missing, not that it is wrong', () => {
  const { error } = createRidesInput.safeParse({ objects: [{ hora: '' }] })
  expect(error?.issues.find(({ path }) => path.at(-1) === 'hora')?.message).toBe('Campo obrigatório')
})

test('a ride leads to another city, and costs nothing in a vehicle of the company', () => {
  expect(rideErrors({ id_cidade_origem: 1, id_cidade_destino: 1 })).toEqual({
    id_cidade_destino: ride.sameCity,
  })
  expect(rideErrors({ tipo: 'empresa', valor_sugerido: '5.00' })).toEqual({
    valor_sugerido: ride.companyValue,
  })
  expect(rideErrors({ tipo: 'particular', valor_sugerido: '5.00' })).toEqual({})
})
