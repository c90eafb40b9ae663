import { audienceNames, technologyNames } from '@intranet/contract/sales/pricing-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const prices = defineEntity('pricing', {
  label: 'Preços',
  noun: ['preço', 'preços'],
  add: 'Novo preço',
  module: 'precificacao',
  base: '/pricing',
  name: ({ produto }) => produto,
  history: historyOf(
    ['precificacao'],
    {
      produto: 'Produto',
      id_empresa: 'Provedor',
      id_microrregiao: 'Microrregião',
      tecnologia: 'Tecnologia',
      velocidade_mbps: 'Velocidade (Mbps)',
      valor: 'Valor',
      valor_promocional: 'Valor promocional',
      meses_promocao: 'Meses de promoção',
      taxa_instalacao: 'Instalação',
      fidelidade_meses: 'Fidelidade (meses)',
      publico: 'Público',
      vigencia_inicio: 'Início da vigência',
      vigencia_fim: 'Fim da vigência',
    },
    { choices: { tecnologia: technologyNames, publico: audienceNames } },
  ),
})
