import { providerColumn, type Sheet } from '../home/sheet-columns.ts'
import { audienceNames, technologyNames } from './pricing-words.ts'

export const pricingSheet = {
  entidade: 'pricing',
  module: 'precificacao',
  ability: 'manage',
  history: 'precificacao',
  columns: {
    id_empresa: { ...providerColumn, required: true },
    id_microrregiao: { title: 'Microrregião', sample: '', among: 'microregion' },
    produto: { title: 'Produto', required: true, sample: 'Fibra 600' },
    tecnologia: { title: 'Tecnologia', required: true, sample: 'Fibra', choices: technologyNames },
    velocidade_mbps: { title: 'Velocidade (Mbps)', required: true, sample: '600', kind: 'number' },
    valor: { title: 'Valor', required: true, sample: '119,90', kind: 'amount' },
    valor_promocional: { title: 'Valor promocional', sample: '99,90', kind: 'amount' },
    meses_promocao: { title: 'Meses de promoção', sample: '3', kind: 'number' },
    taxa_instalacao: { title: 'Instalação', sample: '0', kind: 'amount' },
    fidelidade_meses: { title: 'Fidelidade (meses)', required: true, sample: '12', kind: 'number' },
    publico: { title: 'Público', required: true, sample: 'Pessoa física', choices: audienceNames },
    vigencia_inicio: { title: 'Vigência de', required: true, sample: '01/12/2026', kind: 'date' },
    vigencia_fim: { title: 'Vigência até', sample: '', kind: 'date' },
  },
} as const satisfies Sheet
