import { formatDateTime } from '@intranet/contract/formats'
import { SquarePen } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { IncidentClock } from './incident-clock.tsx'

type Incident = Outputs['dataIncidents']['list']['dados'][number]

const columns: ListColumns<Incident, 'dataIncidents.list'> = [
  { accessorKey: 'titulo', header: 'Incidente', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'prazo',
    header: 'Prazo',
    meta: { card: 'sub', sort: true },
    cell: ({ row: { original } }) => <IncidentClock incident={original} dated />,
  },
  {
    accessorKey: 'conhecido_em',
    header: 'Conhecido em',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => formatDateTime(original.conhecido_em),
  },
  {
    accessorKey: 'titulares',
    header: 'Pessoas afetadas',
    meta: { card: 'extra', sort: true, numeric: true, labelled: true },
  },
]

const filters: FiltersOf<'dataIncidents.list'> = [
  { key: 'titulo', label: 'Incidente', kind: 'text' },
  { key: 'conhecido_em', label: 'Conhecido em', kind: 'period' },
]

const actions = ({ id }: Incident): RowAction[] => [
  { label: 'Abrir', icon: SquarePen, to: `/settings/incidents/edit/${id}` },
]

/** Security incidents with personal data, the newest first. */
export function DataIncidentListPage() {
  const search = useTableSearch('dataIncidents.list')
  const list = useList(trpc.dataIncidents.list.queryOptions(search.input), search)
  return (
    <ListPage
      label="Incidentes de segurança"
      placeholder="Buscar incidente"
      list={list}
      columns={columns}
      filters={filters}
      actions={actions}
      tools={<AddLink to="/settings/incidents/register">Novo incidente</AddLink>}
    />
  )
}
