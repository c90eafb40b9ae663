import { CalendarRange, ListChecks, MessageSquareText, OctagonX, Reply, ScrollText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { communicationCampaign } from '@intranet/contract/marketing/communication-campaigns'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { OnCard } from '@/components/table/on-card.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { markedProvider } from '@/components/table/provider-mark.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog, lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ruleList, sendList } from '../communication-addresses.ts'
import { dotColumn } from '../dot-column.tsx'
import { QueueLine } from '../sends/queue-line.tsx'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useProviderKeyFilter } from '@/features/company/use-provider-key-filter.ts'
import { campaigns } from './campaign.entity.ts'

const LongSmsNote = lazyPart(
  async () => ({ default: (await import('./long-sms-note.tsx')).LongSmsNote }),
  Nothing,
)
const StopDialog = lazyDialog(async () => ({
  default: (await import('../sends/stop-dialog.tsx')).StopDialog,
}))

type Campaign = Outputs['communicationCampaigns']['list']['dados'][number]

const column = columnsOf(communicationCampaign)

const columns: ListColumns<Campaign, 'communicationCampaigns.list'> = [
  column('nome', {
    card: 'main',
    cell: ({ id, nome }: Campaign) => <AddressLink to={ruleList(id)}>{nome}</AddressLink>,
  }),
  column('provedor', {
    card: 'extra',
    cell: markedProvider,
  }),
  {
    id: 'regras',
    header: 'Regras',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => {
      const active = `${original.regras_ativas} de ${original.regras}`
      const [rule, on] = original.regras === 1 ? ['regra', 'ativa'] : ['regras', 'ativas']
      return <OnCard table={`${active} ${on}`}>{`${active} ${rule} ${on}`}</OnCard>
    },
  },
  column('ultima_execucao', {
    cell: ({ ultima_execucao: at }: Campaign) => (at ? formatDateTime(at) : 'Nenhuma'),
  }),
  createdColumn(),
]

function Tools() {
  const links = [
    ['/marketing/communication-scale/calendar', CalendarRange, 'Calendário'],
    ['/marketing/communication-scale/sends', ScrollText, 'Envios'],
    ['/marketing/communication-replies/list', Reply, 'Respostas'],
    ['/marketing/communication-templates/list', MessageSquareText, 'Templates'],
  ] as const
  return links.map(([to, Icon, label]) => (
    <AddressLink key={to} to={to} className={buttonVariants({ variant: 'outline' })}>
      <Icon aria-hidden />
      {label}
    </AddressLink>
  ))
}

/** Communication campaigns: each has rules, which send. */
export function CommunicationCampaignListPage() {
  const session = useSession()
  const { list } = useRecordList(campaigns)
  const [stopping, setStopping] = useState<Campaign>()
  const manages = can(session, 'regua_comunicacao', 'manage')
  const records = useRecordActions(campaigns)
  const more = (campaign: Campaign): RowAction[] => [
    { label: 'Regras', icon: ListChecks, to: ruleList(campaign.id) },
    { label: 'Envios', icon: ScrollText, to: sendList({ idCampaign: campaign.id }) },
  ]
  const own = (campaign: Campaign) =>
    can(session, 'regua_comunicacao', 'editOwn') && campaign.id_usuario === session?.usuarioId
  const stop = (campaign: Campaign): RowAction => ({
    label: 'Parar envios',
    icon: OctagonX,
    variant: 'warning',
    disabled: !campaign.ativo,
    onSelect: () => setStopping(campaign),
  })
  const actions = (campaign: Campaign): RowAction[] =>
    manages
      ? [...more(campaign), stop(campaign), ...records.actions(campaign)]
      : [...more(campaign), ...(own(campaign) ? records.actions(campaign).slice(0, 1) : [])]
  return (
    <RecordPage
      tools={
        <>
          <Tools />
          {can(session, 'regua_comunicacao', 'create') && (
            <AddLink to="/marketing/communication-scale/register">{campaigns.add}</AddLink>
          )}
        </>
      }
      entity={campaigns}
      list={list}
      columns={[...columns, dotColumn<Campaign>(campaigns.name, manages ? records.switchOne : undefined)]}
      filters={[useProviderKeyFilter('sistema'), statusFilter]}
      records={manages ? { ...records, actions } : undefined}
      actions={actions}
    >
      {(rows) => (
        <>
          <QueueLine />
          <Suspense>{manages && <LongSmsNote />}</Suspense>
          {rows}
          <Suspense>
            {stopping && (
              <StopDialog
                title={`Parar os envios de ${stopping.nome}?`}
                scope={{ id_campanha: stopping.id }}
                stop={() => api.communicationCampaigns.setActive.mutate({ ids: [stopping.id], ativo: false })}
                onClose={() => setStopping(undefined)}
              />
            )}
          </Suspense>
        </>
      )}
    </RecordPage>
  )
}
