import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { city } from './city.ts'

export const citySheet = {
  entidade: 'cities',
  module: 'configuracao',
  ability: 'manage',
  columns: sheetColumnsOf(city, { nome: 'Nova Tubarão', uf: 'SC', id_empresa: 'Vetorial' }),
} as const satisfies Sheet
