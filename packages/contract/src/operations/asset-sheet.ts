import { providerColumn, type Sheet } from '../home/sheet-columns.ts'

/** The provider is that of the product; its column separates products of one name. */
export const assetSheet = {
  entidade: 'assets',
  module: 'suprimentos',
  ability: 'create',
  columns: {
    patrimonio: {
      title: 'Patrimônio',
      also: ['Número do patrimônio', 'Plaqueta', 'Etiqueta'],
      required: true,
      sample: '000123',
    },
    id_empresa: providerColumn,
    id_produto: {
      title: 'Produto',
      also: ['Código do produto'],
      required: true,
      sample: 'ONT Huawei',
      among: 'product',
    },
    id_equipe: { title: 'Equipe', sample: '', among: 'squad' },
  },
} as const satisfies Sheet
