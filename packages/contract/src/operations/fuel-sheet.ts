import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { fuel } from './fuel.ts'
import { vehicleColumn } from './vehicle-sheet.ts'

/** By the statement of a fuel card: the number of lines of a large fleet's year. */
export const fuelSheet = {
  entidade: 'fuels',
  module: 'frota',
  ability: 'create',
  most: 100_000,
  confirms: 'confirmar',
  columns: {
    ...sheetColumnsOf(fuel, {
      id_veiculo: '',
      data: '14/05/2026 08:31',
      km: '48210',
      litros: '42,5',
      valor: '263,08',
      posto: 'Posto Avenida',
      cupom: '7781234',
      tanque_cheio: 'Sim',
    }),
    id_veiculo: vehicleColumn,
    data: {
      title: 'Data e hora',
      also: ['Data', 'Data da transação', 'Data do abastecimento'],
      required: true,
      sample: '14/05/2026 08:31',
      kind: 'moment',
    },
    km: {
      title: 'KM',
      also: ['Hodômetro', 'Quilometragem', 'Odômetro'],
      required: true,
      sample: '48210',
      kind: 'number',
    },
    confirmar: { title: 'Confirmar hodômetro', sample: '', kind: 'flag' },
  },
} as const satisfies Sheet
