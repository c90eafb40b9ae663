import { integer } from '../parameter-kinds.ts'

/** Constants of sponsorship that a superadmin may change. */
export const sponsorshipParameters = {
  patrocinio_limite_aprovacao: {
    label: 'Patrocínio: valor que exige duas aprovações',
    description: 'Acima deste valor, em reais, um segundo gestor ou um Super Admin também aprova.',
    ...integer(5000, 0, 1_000_000, 'R$'),
  },
  patrocinio_peso_alinhamento: {
    label: 'Patrocínio: peso do alinhamento com a marca',
    description: 'Peso do alinhamento com a marca na nota da viabilidade.',
    ...integer(40, 1, 100),
  },
  patrocinio_peso_alcance: {
    label: 'Patrocínio: peso do alcance',
    description: 'Peso do alcance na nota da viabilidade.',
    ...integer(40, 1, 100),
  },
  patrocinio_peso_relacionamento: {
    label: 'Patrocínio: peso do relacionamento',
    description: 'Peso do relacionamento na nota da viabilidade.',
    ...integer(20, 1, 100),
  },
} as const
