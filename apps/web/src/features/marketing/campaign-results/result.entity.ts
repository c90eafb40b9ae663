import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const campaignResults = defineEntity('campaignResults', {
  label: 'Resultados de campanha',
  noun: ['resultado', 'resultados'],
  module: 'vendas',
  name: ({ periodo }) => periodo,
  history: historyOf(['vendas_campanha_resultado'], {
    id_empresa: 'Provedor',
    periodo_inicio: 'Início do período',
    periodo_fim: 'Fim do período',
    impressoes: 'Impressões',
    cliques: 'Cliques',
    conversas_iniciadas: 'Conversas iniciadas',
    investimento: 'Valor investido',
  }),
})
