import { providerColumn, type Sheet } from '../home/sheet-columns.ts'

export const citySheet = {
  entidade: 'cities',
  module: 'configuracao',
  ability: 'manage',
  history: 'cidade',
  columns: {
    nome: { title: 'Nome', required: true, sample: 'Nova Tubarão' },
    uf: { title: 'Estado', required: true, sample: 'SC' },
    id_empresa: providerColumn,
  },
} as const satisfies Sheet
