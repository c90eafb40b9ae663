import { expect, it } from 'vitest'
import { keptColumnsOf, placesOfColumns } from './kept-columns.ts'

it('kept columns are found by their titles, wherever a sheet has them', () => {
  const kept = keptColumnsOf({ id_veiculo: 2, km: 0, posto: 1 }, ['Hodômetro', '', 'Veículo  (placa)'])
  expect(kept).toEqual({ id_veiculo: 'Veículo  (placa)', km: 'Hodômetro' })
  const places = (...titles: string[]) => placesOfColumns('fuels', kept, titles)
  expect(places('VEICULO (PLACA)', 'Litros', 'hodometro')).toEqual({ id_veiculo: 0, km: 2 })
  expect(places('Litros', 'hodometro')).toEqual({ km: 1 })
  expect(places('hodometro', 'Confirmar hodômetro')).toEqual({ km: 0, confirmar: 1 })
})
