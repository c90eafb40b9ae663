import { expect, it } from 'vitest'
import { rideErrors } from './rides.ts'

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
