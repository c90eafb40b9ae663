import { blacklistKindNames } from '@intranet/contract/sales/blacklist-words'
import {
  leadFieldNames,
  leadStatuses,
  typeNames,
  wrongReasonNames,
} from '@intranet/contract/sales/lead-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const leads = defineEntity(trpc.leads, {
  label: 'Leads',
  noun: ['lead', 'leads'],
  module: 'vendas',
  name: ({ cliente, id }) => `a lead ${id} de ${cliente}`,
  history: historyOf(
    ['vendas_lead'],
    {
      ...leadFieldNames,
      status: 'Status',
      motivo_inviabilidade: 'Motivo Inviabilidade',
      wrong_motivo: 'Marcada como errada',
      motivo_inativacao: 'Motivo da inativação',
      motivo_exclusao: 'Motivo Exclusão',
      id_lead_associada: 'Lead Associada',
      ultimo_contato: 'Último contato',
    },
    {
      choices: {
        tipo: typeNames,
        wrong_motivo: wrongReasonNames,
        blacklist: blacklistKindNames,
        status: Object.fromEntries(leadStatuses.map(({ status, nome }) => [status, nome])),
      },
    },
  ),
})
