import { useQuery } from '@tanstack/react-query'
import { lead as text } from '@intranet/contract/messages/leads'
import { missingToGoOn } from '@intranet/contract/sales/lead-missing'
import {
  leadStatuses,
  moveBetween,
  outcomeNames,
  type LeadOutcome,
} from '@intranet/contract/sales/lead-words'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import type { Door } from '../reports/lead-links.ts'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { LeadFacts, mainFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { BlocklistMark, ErpBadge, OffTableBadge, OverdueMark } from './lead-marks.tsx'
import { useLeadActions } from './use-lead-actions.tsx'

type WholeLead = Outputs['leads']['get']

function Marks({ lead }: { lead: WholeLead }) {
  return (
    <>
      <StateBadge state={outcomeNames[lead.desfecho as LeadOutcome]} />
      {lead.blacklist && (
        <Badge variant={lead.blacklist === 'cliente' ? 'destructive' : 'warning'}>
          <BlocklistMark blacklist={lead.blacklist} motivo={lead.blacklist_motivo} />{' '}
          {lead.blacklist === 'cliente' ? text.customerOnBlocklist : text.addressOnBlocklist}
        </Badge>
      )}
      {lead.vencida && (
        <StateBadge state="Vencida">
          Vencida <OverdueMark />
        </StateBadge>
      )}
      {lead.fora_tabela && <OffTableBadge />}
      {lead.pendente_erp && <ErpBadge />}
      {lead.anonimizada_em && <Badge variant="secondary">{text.anonymous}</Badge>}
    </>
  )
}

const path = leadStatuses.map(({ status, nome }) => ({ key: String(status), title: nome }))

/** Its stages with their days, and what it lacks for the next. */
function LeadThread({ lead }: { lead: WholeLead }) {
  const read = useQuery(trpc.leads.stages.queryOptions({ id: lead.id }))
  const open = lead.desfecho === 'aberta'
  const need = open ? moveBetween(lead.status, lead.status + 1)?.exige : undefined
  return <ReadThread path={path} read={read} ended={!open} missing={missingToGoOn(need, lead)} />
}

/** A lead whole: its stages, what may be done, what was done beside it, and leads that may be the same. */
export function LeadPage({ initial, door }: { initial: WholeLead; door: Door }) {
  const { data: lead = initial } = useQuery({
    ...trpc.leads.get.queryOptions({ id: initial.id }),
    initialData: initial,
  })
  const { actionsOf, menuOf, dialog } = useLeadActions(door)
  const near = lead.desfecho === 'aberta' ? actionsOf(lead).slice(0, 2) : []
  const rest = menuOf(lead).filter(({ label }) => label !== 'Ver' && near.every((one) => one.label !== label))
  return (
    <RecordFrame
      name={lead.cliente}
      state={<Marks lead={lead} />}
      note={`lead ${lead.id}`}
      actions={<RecordActions name={lead.cliente} near={near} rest={rest} />}
      thread={<LeadThread lead={lead} />}
      facts={mainFacts(lead)}
      beside={<LeadHistory lead={lead} />}
    >
      <LeadFacts lead={lead} />
      {lead.desfecho === 'aberta' && <LeadDuplicates lead={lead} door={door} />}
      {dialog}
    </RecordFrame>
  )
}
