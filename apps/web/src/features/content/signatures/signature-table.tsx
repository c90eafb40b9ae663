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

type Row = Outputs['signatures']['list']['dados'][number]

const columns: ListColumns<Row, 'signatures.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  {
    accessorKey: 'padrao',
    header: 'Padrão',
    meta: { sort: true },
    cell: ({ row }) => (row.original.padrao ? 'Sim' : 'Não'),
  },
  { accessorKey: 'site', header: 'Site', meta: { sort: true } },
  statusColumn(),
]

/** The templates, for whoever keeps them. */
export default function SignatureTable({ onEdit }: { onEdit?: (id: number) => void }) {
  const search = useTableSearch('signatures.list')
  const list = useList(trpc.signatures.list.queryOptions(search.input), search)
  const records = useDrawerActions<Row>(
    {
      name: ({ nome }) => nome,
      setActive: (input) => api.signatures.setActive.mutate(input),
      remove: (input) => api.signatures.remove.mutate(input),
      changed: trpc.signatures.pathFilter(),
    },
    onEdit ?? (() => {}),
  )
  return (
    <RecordTable
      label="Modelos de assinatura"
      noun={['modelo', 'modelos']}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      records={onEdit && records}
    />
  )
}
