import { fineStateLabels } from '@intranet/contract/operations/fleet-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const fines = defineEntity('fines', {
  label: 'Multas',
  noun: ['multa', 'multas'],
  module: 'frota',
  name: ({ auto_infracao }) => `a multa ${auto_infracao}`,
  history: historyOf(
    ['multa'],
    {
      auto_infracao: 'Auto de infração',
      descricao: 'Descrição',
      id_motorista: 'Motorista',
      valor: 'Valor',
      valor_pago: 'Valor pago',
      data_infracao: 'Infração',
      prazo_notificado: 'Prazo da notificação',
      situacao: 'Situação',
      desconto_folha: 'Desconto em folha',
    },
    { choices: { situacao: fineStateLabels } },
  ),
})
