import { vehicleRequestStateLabels } from '@intranet/contract/operations/fleet-options'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const vehicleRequests = defineEntity(trpc.vehicleRequests, {
  label: 'Solicitações de veículo',
  noun: ['solicitação', 'solicitações'],
  module: 'frota',
  name: ({ motivo, solicitante }) => called('a solicitação', motivo, solicitante),
  history: historyOf(
    ['solicitacao_veiculo'],
    {
      motivo: 'Motivo',
      origem: 'Origem',
      destino: 'Destino',
      data_retirada: 'Retirada',
      data_devolucao: 'Devolução',
      situacao: 'Situação',
      resposta: 'Resposta',
    },
    { choices: { situacao: vehicleRequestStateLabels } },
  ),
})
