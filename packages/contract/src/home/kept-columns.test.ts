import { expect, it } from 'vitest'
import { keptColumnsOf, placesOfColumns } from './kept-columns.ts'

it('kept columns are found by their titles, wherever a sheet has them', () => {
  const kept = keptColumnsOf({ placa: 2, km: 0, posto: 1 }, ['Hodômetro', '', 'Veículo  (placa)'])
  expect(kept).toEqual({ placa: 'Veículo  (placa)', km: 'Hodômetro' })
  expect(placesOfColumns(kept, ['VEICULO (PLACA)', 'Litros', 'hodometro'])).toEqual({ placa: 0, km: 2 })
  expect(placesOfColumns(kept, ['Litros', 'hodometro'])).toEqual({ km: 1 })
})
