import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { fine } from './fines.ts'
import { vehicleColumn } from './vehicle-sheet.ts'

/** Without a driver: the server proposes who drove, and a second person confirms. */
export const fineSheet = {
  entidade: 'fines',
  module: 'frota',
  ability: 'create',
  columns: {
    ...sheetColumnsOf(fine, {
      auto_infracao: 'A1234567',
      id_veiculo: '',
      orgao: 'PRF',
      codigo_infracao: '74550',
      descricao: 'Velocidade superior à máxima em até 20%',
      gravidade: 'Média',
      data_infracao: '14/05/2026 08:31',
      local: 'BR-101, km 220',
      data_notificacao: '20/05/2026',
      prazo_notificado: '',
      valor: '130,16',
      vencimento: '30/06/2026',
    }),
    id_veiculo: vehicleColumn,
  },
} as const satisfies Sheet
