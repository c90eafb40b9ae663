import { formatDateTime } from '@intranet/contract/formats'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Reading = Outputs['personalDataReadings']['list']['dados'][number]

const columns: ListColumns<Reading, 'personalDataReadings.list'> = [
  { accessorKey: 'titular', header: 'De quem', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'departamento',
    header: 'Departamento de quem leu',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => row.original.departamento ?? 'Sem departamento',
  },
  {
    accessorKey: 'leitor',
    header: 'Quem leu',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => row.original.leitor ?? 'Só o encarregado vê',
  },
  { accessorKey: 'motivo', header: 'Para quê' },
  { accessorKey: 'dados', header: 'Dado lido', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => formatDateTime(row.original.data),
  },
  { accessorKey: 'empresa', header: 'Provedor', meta: { sort: true, hidden: true } },
]

/** When, by which department and for what personal data was read, and of whom; names are for the data officer. */
export function ReadingListPage() {
  const search = useTableSearch('personalDataReadings.list')
  const list = useList(trpc.personalDataReadings.list.queryOptions(search.input), search)
  const filters: FiltersOf<'personalDataReadings.list'> = [
    { key: 'departamento', label: 'Departamento de quem leu', kind: 'text' },
    { key: 'titular', label: 'De quem', kind: 'text' },
    { key: 'dados', label: 'Dado lido', kind: 'text' },
    { key: 'data', label: 'Data', kind: 'period' },
    useProviderFilter(),
  ]
  return (
    <ListPage
      label="Leituras de documentos"
      placeholder="Buscar pessoa"
      list={list}
      columns={columns}
      filters={filters}
    />
  )
}
