import { brandName, formatDate, formatMoney } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import { lead as leadText } from '@intranet/contract/messages/leads'
import { blacklistKindNames, type BlacklistKind } from '@intranet/contract/sales/blacklist-words'
import { finalizationText } from '@intranet/contract/sales/lead-words'
import { type LeadDetail, leadDetailLabels } from '@intranet/contract/sales/no-coverage-words'
import type { ReactNode } from 'react'
import type { Outputs } from '@/lib/trpc.ts'

export type Lead = Outputs['noCoverage']['step4']['dados'][number]

/** `hh:mm` of a marketing time, where there is one. */
const time = (hora: string | null) => (hora ? ` - ${hora.slice(0, 5)}` : '')

/** The values of the expandable row; a missing one shows the field's own text (docs/sales.md#columns-of-lead-lists). */
const values: Record<LeadDetail, (lead: Lead) => ReactNode> = {
  data: ({ data_mk, hora_mk }) => (data_mk ? formatDate(data_mk) + time(hora_mk) : leadText.noMarketingDate),
  provedor: ({ provedor, provedor_nome }) => (provedor === 'razao' ? brandName(provedor) : provedor_nome),
  canal: (lead) => lead.canal,
  cod_cliente: (lead) => lead.cod_cliente,
  cod_lead: (lead) => lead.cod_lead,
  endereco: (lead) => lead.endereco,
  blacklist: ({ blacklist, blacklist_motivo }) =>
    blacklist
      ? (blacklist_motivo ?? blacklistKindNames[blacklist as BlacklistKind])
      : leadText.notOnBlocklist,
  campanha: (lead) => lead.campanha,
  vendedor: (lead) => lead.vendedor,
  contrato: (lead) => lead.contrato,
  produto: (lead) => lead.produto,
  valor: ({ valor }) => valor && formatMoney(valor),
  funcionario: (lead) => lead.funcionario,
  motivo_inviabilidade: (lead) => lead.motivo_inviabilidade,
  motivo_exclusao: (lead) => lead.motivo_exclusao,
  id_lead_associada: (lead) => lead.id_lead_associada,
  tempo_finalizacao: (lead) => finalizationText(lead.tempo_finalizacao),
}

/** The 17 fields of a lead's expandable row, in their order. */
export function LeadDetails({ lead }: { lead: Lead }) {
  return (
    <dl
      data-slot="lead-details"
      className="grid grid-cols-4 gap-x-5 gap-y-3 pt-1 pr-4 pb-[18px] pl-11 text-sm max-sm:grid-cols-2 max-sm:px-3.5 max-sm:pb-4 [&_dd]:whitespace-normal [&_dt]:text-xs [&_dt]:text-muted-foreground"
    >
      {(Object.keys(leadDetailLabels) as LeadDetail[]).map((key) => (
        <div key={key}>
          <dt>{leadDetailLabels[key]}</dt>
          <dd>{values[key](lead) || format.notInformed}</dd>
        </div>
      ))}
    </dl>
  )
}
