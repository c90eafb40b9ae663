import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { rental } from './rentals.ts'
import { vehicleColumn } from './vehicle-sheet.ts'

export const rentalSheet = {
  entidade: 'vehicleRentals',
  module: 'frota',
  ability: 'create',
  columns: {
    ...sheetColumnsOf(rental, {
      id_veiculo: '',
      id_locadora: 'Locadora do Sul',
      contrato: 'C-2026-118',
      data_inicio: '01/03/2026',
      data_fim: '28/02/2027',
      valor_mensal: '2.150,00',
      franquia_km: '3000',
      valor_km_excedente: '0,45',
    }),
    id_veiculo: vehicleColumn,
  },
} as const satisfies Sheet
