import { formatDateTime } from '@intranet/contract/formats'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type UnfoundSearch = Outputs['search']['empty']['dados'][number]

const columns: ListColumns<UnfoundSearch, 'search.empty'> = [
  { accessorKey: 'termo', header: 'Busca', meta: { card: 'main', sort: true } },
  { accessorKey: 'vezes', header: 'Vezes', meta: { card: 'sub', numeric: true, sort: true } },
  {
    accessorKey: 'ultima_em',
    header: 'Última vez',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatDateTime(row.original.ultima_em),
  },
]

const filters: FiltersOf<'search.empty'> = [{ key: 'vezes', label: 'Vezes', kind: 'range' }]

/** What people typed into the search box and nothing was called. */
export function UnfoundSearchesPage() {
  const search = useTableSearch('search.empty')
  const list = useList(trpc.search.empty.queryOptions(search.input), search)
  return (
    <ListPage
      label="Buscas gerais sem resultado"
      placeholder="Buscar termo"
      list={list}
      columns={columns}
      filters={filters}
    />
  )
}
