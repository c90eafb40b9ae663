import { requestStateLabels, sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const requests = defineEntity(trpc.sponsorshipRequests, {
  label: 'Solicitações de Patrocínio',
  noun: ['solicitação', 'solicitações'],
  module: 'marketing',
  name: ({ protocolo }) => `a solicitação ${protocolo}`,
  history: historyOf(
    ['patrocinio_solicitacao'],
    {
      situacao: 'Situação',
      evento: 'Evento',
      data_inicio: 'Início',
      data_fim: 'Fim',
      local: 'Local',
      endereco: 'Endereço',
      publico_estimado: 'Público estimado',
      tipo: 'Tipo',
      valor_solicitado: 'Valor solicitado',
      contrapartidas: 'Contrapartidas',
      id_responsavel_interno: 'Responsável',
      justificativa_texto: 'Observação da decisão',
    },
    { choices: { situacao: requestStateLabels, tipo: sponsorshipTypeLabels } },
  ),
})
