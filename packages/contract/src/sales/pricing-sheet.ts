import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { price } from './pricing.ts'

export const pricingSheet = {
  entidade: 'pricing',
  module: 'precificacao',
  ability: 'manage',
  columns: sheetColumnsOf(price, {
    id_empresa: 'Vetorial',
    id_microrregiao: '',
    produto: 'Fibra 600',
    tecnologia: 'Fibra',
    velocidade_mbps: '600',
    valor: '119,90',
    valor_promocional: '99,90',
    meses_promocao: '3',
    taxa_instalacao: '0',
    fidelidade_meses: '12',
    publico: 'Pessoa física',
    vigencia_inicio: '01/12/2026',
    vigencia_fim: '',
  }),
} as const satisfies Sheet
