import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { Bar } from '@/components/charts/bar.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { FilterEntry } from '@/components/table/list-search.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { DetailsButton, TableExtras } from '@/components/table/table-extras.tsx'
import type { ColumnChoice } from '@/components/table/use-column-choice.ts'
import type { SearchOf } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { addressOf } from '@/lib/asked-address.ts'
import type { Door } from '../reports/lead-links.ts'
import { listAddress } from './lead-addresses.ts'
import type { Lead } from './lead-columns.tsx'
import type { Grouping } from './lead-search.ts'
import { LeadTable } from './lead-table.tsx'

type Group = Outputs['leads']['groups'][number] & { id: number }
const FIRST = 20

const heads: Record<Grouping, string> = { dia: 'Dia', vendedor: 'Vendedor', status: 'Status' }

const nameOf = (por: Grouping, { chave, nome }: Group) =>
  por === 'dia' ? formatDate(String(chave)) : (nome ?? format.notInformed)

/** The list's filter, narrowed to one group. */
function within(filtro: Record<string, FilterEntry>, por: Grouping, key: Group['chave']) {
  if (por === 'dia') return { ...filtro, created_at: { _gte: String(key), _lte: String(key) } }
  return { ...filtro, [por === 'status' ? 'status' : 'id_vendedor']: key }
}

interface GroupedProps {
  lista: LeadListKey
  door: Door
  por: Grouping
  search: SearchOf<'leads.list'>
  columns: ListColumns<Lead, 'leads.list'>
  choice: ColumnChoice
  actions: (lead: Lead) => RowAction[]
}

/** The first leads of a group, and the way to all of them. */
function GroupLeads({ group, ...grouped }: GroupedProps & { group: Group }) {
  const { lista, door, por, search, columns, choice, actions } = grouped
  const filtro = within(search.filtro, por, group.chave)
  const { q, sort } = search.input
  const list = useQuery(trpc.leads.list.queryOptions({ lista, filtro, limit: FIRST, q, sort }))
  const table = useListTable({ columns, list, choice })
  const name = nameOf(por, group)
  return (
    <div className="p-3">
      <LeadTable label={`Leads: ${name}`} list={list} table={table} actions={actions}>
        {group.total > FIRST && (
          <AddressLink to={addressOf(listAddress(door, lista), { filtro, q, sort })}>
            Ver as {formatNumber(group.total)} leads
          </AddressLink>
        )}
      </LeadTable>
    </div>
  )
}

const leadsOf = (props: GroupedProps) => (group: Group) => <GroupLeads {...props} group={group} />

/** Groups, their leads, and the share of the largest. */
const groupColumns = (por: Grouping, most: number): ListColumns<Group, 'leads.list'> => [
  {
    id: 'nome',
    accessorFn: (group) => nameOf(por, group),
    header: heads[por],
    meta: { card: 'main' },
  },
  {
    accessorKey: 'total',
    header: 'Leads',
    meta: { numeric: true, card: 'sub' },
    cell: ({ row }) => formatNumber(row.original.total),
  },
  {
    id: 'parte',
    header: () => <span className="sr-only">Parte</span>,
    cell: ({ row }) => <Bar share={row.original.total / most} className="h-3.5" />,
  },
  {
    id: 'ver',
    header: () => <span className="sr-only">Detalhes</span>,
    meta: { card: 'end' },
    cell: ({ row }) => <DetailsButton id={row.original.id} name="Ver leads" />,
  },
]

/** The list counted by day, seller or stage; a group opens in its place. */
export function LeadGroups(props: GroupedProps) {
  const { lista, por, search } = props
  const { q } = search.input
  const groups = useQuery({
    ...trpc.leads.groups.queryOptions({ lista, por, q, filtro: search.input.filtro }),
    placeholderData: keepPreviousData,
  })
  const dados = groups.data?.map((group, id) => ({ ...group, id }))
  const most = Math.max(1, ...(dados ?? []).map(({ total }) => total))
  const columns = groupColumns(por, most)
  const list = { ...groups, data: dados && { total: dados.length, dados } }
  const table = useListTable({ columns, list })
  return (
    <TableExtras<Group> details={leadsOf(props)}>
      <DataTable label={`Leads por ${heads[por].toLowerCase()}`} table={table} list={list} search={search} />
    </TableExtras>
  )
}
