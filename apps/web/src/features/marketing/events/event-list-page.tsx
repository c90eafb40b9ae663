import { ExternalLink, Info } from 'lucide-react'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { StatusDot } from '@/components/table/status-dot.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useFailureToast } from '@/lib/use-failure-toast.ts'
import { EventDetails, eventDays, type EventRow } from './event-details.tsx'

/** `status` is the events' word for what every list calls active. */
type Row = EventRow & { ativo: boolean }

export const eventColumns: ListColumns<Row, 'marketingEvents.list'> = [
  { accessorKey: 'evento', header: 'Evento', meta: { card: 'main', sort: true } },
  {
    id: 'data_inicio',
    header: 'Período',
    meta: { card: 'sub', sort: true, exported: ['data_inicio', 'data_fim'] },
    accessorFn: eventDays,
  },
  { accessorKey: 'cidade_nome', header: 'Cidade', meta: { card: 'extra', sort: true } },
  { accessorKey: 'local', header: 'Local', meta: { sort: true } },
  { accessorKey: 'endereco', header: 'Endereço', meta: { sort: true, hidden: true } },
  {
    id: 'status',
    header: 'Status',
    meta: { sort: true },
    accessorFn: ({ status }) => status,
    cell: ({ row }) => <StatusDot active={row.original.status} />,
  },
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
  const search = useTableSearch('marketingEvents.list')
  const { data, ...list } = useList(trpc.marketingEvents.list.queryOptions(search.input), search)
  const rows = data && { ...data, dados: data.dados.map((row) => ({ ...row, ativo: row.status })) }
  useFailureToast(list.isError && !data, marketingEvent.loadFailed)
  const [shown, setShown] = useState<EventRow>()
  const writes = can(session, 'eventos', 'create')
  const removes = can(session, 'eventos', 'superadmin')
  const records = useRecordActions<Row>({
    base: '/marketing/events',
    name: ({ evento }) => evento,
    setActive: (input) => api.marketingEvents.setActive.mutate(input),
    remove: removes ? (input) => api.marketingEvents.remove.mutate(input) : undefined,
    switchOff: 'Desativar',
    changed: trpc.marketingEvents.pathFilter(),
    texts: marketingEvent,
  })
  const reading = (row: Row): RowAction[] => [
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
  const actions = (row: Row) => [...reading(row), ...records.actions(row)]
  return (
    <Page>
      <PageHead total={rows?.total}>
        {writes && <AddLink to="/marketing/events/register">NOVO EVENTO</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Eventos"
          noun={['evento', 'eventos']}
          list={{ ...list, data: rows }}
          search={search}
          columns={eventColumns}
          filters={filters}
          records={writes ? { ...records, actions } : undefined}
          actions={reading}
        />
      </PageSheet>
      {shown && <EventDetails event={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}
