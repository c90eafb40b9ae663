import { useQuery } from '@tanstack/react-query'
import { lead as text } from '@intranet/contract/messages/leads'
import { leadStatuses, outcomeNames, type LeadOutcome } from '@intranet/contract/sales/lead-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { StepLine, Stepper } from '@/components/shell/stepper.tsx'
import { RowActions, type RowAction } from '@/components/table/row-actions.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import type { Door } from '../reports/lead-links.ts'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { BlocklistMark, ErpBadge, OffTableBadge, OverdueMark } from './lead-marks.tsx'
import { daysText } from '../lead-text.ts'
import { useLeadActions } from './use-lead-actions.tsx'
import './lead-page.css'

type WholeLead = Outputs['leads']['get']

function Marks({ lead }: { lead: WholeLead }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2">
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
    </p>
  )
}

/** An action that need not be looked for in the menu. */
function NearAction({
  action: { label, icon, to, onSelect },
  primary,
}: {
  action: RowAction
  primary: boolean
}) {
  const variant = primary ? 'default' : 'outline'
  const Icon = icon
  return to ? (
    <AddressLink to={to} className={buttonVariants({ variant })}>
      {Icon && <Icon aria-hidden />}
      {label}
    </AddressLink>
  ) : (
    <Button variant={variant} icon={icon} onClick={onSelect}>
      {label}
    </Button>
  )
}

/** A lead whole: its stage, what may be done, what was done beside it, and leads that may be the same. */
export function LeadPage({ initial, door }: { initial: WholeLead; door: Door }) {
  const { data: lead = initial } = useQuery({
    ...trpc.leads.get.queryOptions({ id: initial.id }),
    initialData: initial,
  })
  const { actionsOf, menuOf, dialog } = useLeadActions(door)
  const near = lead.desfecho === 'aberta' ? actionsOf(lead).slice(0, 2) : []
  const rest = menuOf(lead).filter(({ label }) => label !== 'Ver' && near.every((one) => one.label !== label))
  const current = String(lead.status)
  const steps = leadStatuses.map(({ status, nome }) => ({
    key: String(status),
    title: nome,
    ...(status === lead.status && { note: `Neste status: ${daysText(lead.dias_no_status)}` }),
  }))
  return (
    <Page>
      <PageHead heading={lead.cliente} total={`lead ${lead.id}`}>
        {near.map((action, place) => (
          <NearAction key={action.label} action={action} primary={place === 0} />
        ))}
        <RowActions label={`Ações de ${lead.cliente}`} actions={rest} />
      </PageHead>
      <PageSheet
        spine={
          <Spine label="Status da lead">
            <Stepper steps={steps} current={current} />
          </Spine>
        }
      >
        <StepLine steps={steps} current={current} />
        <Marks lead={lead} />
        <div className="lead-record">
          <div className="min-w-0">
            <LeadFacts lead={lead} />
            {lead.desfecho === 'aberta' && <LeadDuplicates lead={lead} door={door} />}
          </div>
          <LeadHistory id={lead.id} />
        </div>
        {dialog}
      </PageSheet>
    </Page>
  )
}
