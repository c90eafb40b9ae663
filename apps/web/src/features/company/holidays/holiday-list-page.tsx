import { can } from '@intranet/contract/access'
import { formatMonthDay } from '@intranet/contract/formats'
import { holidayTypes } from '@intranet/contract/company/holiday-types'
import { AddLink } from '@/components/records/add-link.tsx'
import { statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { stateFilter } from '../structure-filters.ts'

type Holiday = Outputs['holidays']['list']['dados'][number]

/** "25/12", or "25/12/2026" for a day that does not come back. */
const dayOf = ({ data, ano }: Holiday) =>
  ano === null ? formatMonthDay(data) : `${formatMonthDay(data)}/${ano}`

const columns: ListColumns<Holiday, 'holidays.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => dayOf(row.original),
  },
  { accessorKey: 'tipo', header: 'Tipo', meta: { card: 'extra', sort: true } },
  { accessorKey: 'uf', header: 'Estado', meta: { sort: true } },
  { accessorKey: 'municipios', header: 'Municípios', meta: { sort: true } },
  {
    accessorKey: 'recorrencia_anual',
    header: 'Recorrência anual',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => (row.original.recorrencia_anual ? 'Sim' : 'Não'),
  },
  statusColumn(),
]

const filters: FiltersOf<'holidays.list'> = [
  {
    key: 'tipo',
    label: 'Tipo',
    kind: 'choice',
    options: holidayTypes.map((tipo) => ({ value: tipo, label: tipo })),
  },
  stateFilter('uf'),
  { key: 'municipios', label: 'Município', kind: 'text' },
  { key: 'recorrencia_anual', label: 'Recorrência anual', kind: 'boolean', labels: ['Sim', 'Não'] },
  statusFilter,
]

export function HolidayListPage() {
  const search = useTableSearch('holidays.list')
  const list = useList(trpc.holidays.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'rh', 'manage')
  const records = useRecordActions<Holiday>({
    base: '/holidays',
    name: ({ nome }) => nome,
    setActive: (input) => api.holidays.setActive.mutate(input),
    remove: (input) => api.holidays.remove.mutate(input),
    changed: trpc.holidays.pathFilter(),
  })
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {manages && <AddLink to="/holidays/register">Novo feriado</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Feriados"
          noun={['feriado', 'feriados']}
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
