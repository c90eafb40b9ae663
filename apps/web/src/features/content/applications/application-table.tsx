import { statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useDrawerActions } from '../use-drawer-actions.ts'

type Row = Outputs['applications']['list']['dados'][number]

const columns: ListColumns<Row, 'applications.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'categoria', header: 'Categoria', meta: { card: 'sub', sort: true } },
  { accessorKey: 'url', header: 'Endereço', meta: { sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'ordem', header: 'Ordem', meta: { sort: true, numeric: true } },
  statusColumn(),
]

/** All applications, for whoever keeps them. */
export default function ApplicationTable({ onEdit }: { onEdit?: (id: number) => void }) {
  const search = useTableSearch('applications.list')
  const list = useList(trpc.applications.list.queryOptions(search.input), search)
  const records = useDrawerActions<Row>(
    {
      name: ({ nome }) => nome,
      setActive: (input) => api.applications.setActive.mutate(input),
      remove: (input) => api.applications.remove.mutate(input),
      changed: trpc.applications.pathFilter(),
    },
    onEdit ?? (() => {}),
  )
  return (
    <RecordTable
      label="Aplicações"
      noun={['aplicação', 'aplicações']}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      records={onEdit && records}
    />
  )
}
