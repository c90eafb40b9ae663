import { resourceTypeNames, resourceTypes } from '@intranet/contract/content/resource-words'
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

type Row = Outputs['resources']['list']['dados'][number]

const columns: ListColumns<Row, 'resources.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => resourceTypeNames[row.original.tipo],
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  { accessorKey: 'capacidade', header: 'Capacidade', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'reservavel',
    header: 'Reservável',
    meta: { sort: true },
    cell: ({ row }) => (row.original.reservavel ? 'Sim' : 'Não'),
  },
  statusColumn(),
]

const typeOptions = resourceTypes.map((value) => ({ value, label: resourceTypeNames[value] }))

/** All resources, for whoever keeps them. */
export default function ResourceTable({ onEdit }: { onEdit: (id: number) => void }) {
  const search = useTableSearch('resources.list')
  const list = useList(trpc.resources.list.queryOptions(search.input), search)
  const records = useDrawerActions<Row>(
    {
      name: ({ nome }) => nome,
      setActive: (input) => api.resources.setActive.mutate(input),
      remove: (input) => api.resources.remove.mutate(input),
      changed: trpc.resources.pathFilter(),
    },
    onEdit,
  )
  return (
    <RecordTable
      label="Recursos"
      noun={['recurso', 'recursos']}
      list={list}
      search={search}
      columns={columns}
      filters={[
        { key: 'tipo', label: 'Tipo', kind: 'choice', options: typeOptions },
        useProviderFilter(),
        statusFilter,
      ]}
      records={records}
    />
  )
}
