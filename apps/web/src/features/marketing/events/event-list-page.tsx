import { ExternalLink, Info } from 'lucide-react'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { eventEntity } from '@intranet/contract/marketing/events'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { useSession } from '@/lib/session.ts'
import { useFailureToast } from '@/lib/use-failure-toast.ts'
import { EventDetails, eventDays, type EventRow, shortEventDays } from './event-details.tsx'
import { events } from './event.entity.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'

const column = columnsOf(eventEntity)

export const eventColumns: ListColumns<EventRow, 'marketingEvents.list'> = [
  column('evento', { card: 'main' }),
  {
    id: 'data_inicio',
    header: 'Período',
    meta: { card: 'sub', sort: true, exported: ['data_inicio', 'data_fim'] },
    accessorFn: eventDays,
    cell: ({ row: { original } }) => <OnCard table={eventDays(original)}>{shortEventDays(original)}</OnCard>,
  },
  column('cidade_nome', { card: 'extra' }),
  column('local'),
  column('endereco', { hidden: true }),
  column('status', {
    // A card has room for one line of when and where: what is on need not be said.
    cell: ({ status }: EventRow) => (
      <span data-none={status || undefined}>
        <StatusDot active={status} />
      </span>
    ),
  }),
  createdColumn(),
]

const filters: FiltersOf<'marketingEvents.list'> = [
  { key: 'data_inicio', label: 'Início', kind: 'period' },
  { key: 'cidade_nome', label: 'Cidade', kind: 'text' },
  { key: 'status', label: 'Status', kind: 'boolean' },
]

const isWebAddress = (site: string | null): site is string => /^https?:\/\//i.test(site ?? '')

export function EventListPage() {
  const session = useSession()
  const { list } = useRecordList(events)
  useFailureToast(list.isError && !list.data, marketingEvent.loadFailed)
  const [shown, setShown] = useState<EventRow>()
  const writes = can(session, 'eventos', 'create')
  const records = useRecordActions(events, { removes: can(session, 'eventos', 'superadmin') })
  const reading = (row: EventRow): RowAction[] => [
    { label: 'Detalhes', icon: Info, onSelect: () => setShown(row), opens: true },
    ...(isWebAddress(row.site_evento)
      ? [
          {
            label: 'Site',
            icon: ExternalLink,
            onSelect: () => window.open(row.site_evento!, '_blank', 'noopener,noreferrer'),
          },
        ]
      : []),
  ]
  const actions = (row: EventRow) => [...reading(row), ...records.actions(row)]
  return (
    <RecordPage
      tools={writes && <AddLink to="/marketing/events/register">{events.add}</AddLink>}
      entity={events}
      list={list}
      columns={eventColumns}
      filters={filters}
      records={writes ? { ...records, actions } : undefined}
      actions={reading}
    >
      {shown && <EventDetails event={shown} onClose={() => setShown(undefined)} />}
    </RecordPage>
  )
}
