import { coverageLabels, opinionLabels } from '@intranet/contract/marketing/sponsorship-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const viabilities = defineEntity(trpc.sponsorshipViability, {
  label: 'Viabilidade',
  noun: ['análise', 'análises'],
  add: 'Nova análise',
  module: 'marketing',
  base: '/marketing/sponsorship/viability',
  edit: ({ id }) => `/marketing/sponsorship/viability/edit?id=${id}`,
  name: ({ protocolo }) => `a análise de ${protocolo}`,
  shownBy: ['sponsorshipRequests'],
  history: historyOf(
    ['patrocinio_viabilidade'],
    {
      nota: 'Nota',
      parecer: 'Parecer',
      alinhamento_marca: 'Alinhamento com a marca',
      alcance: 'Alcance',
      relacionamento: 'Relacionamento',
      clientes_cidade: 'Clientes na cidade',
      clientes_potenciais: 'Clientes potenciais',
      cobertura: 'Cobertura',
      custo_estimado: 'Custo estimado',
      retorno_estimado: 'Retorno estimado',
      concorrente_presente: 'Concorrente presente',
      observacao: 'Observação',
    },
    { choices: { parecer: opinionLabels, cobertura: coverageLabels } },
  ),
})
