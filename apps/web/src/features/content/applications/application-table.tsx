import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { applications } from './application.entity.ts'

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

/** All applications, for the one who keeps them. */
export default function ApplicationTable({ onEdit }: { onEdit?: (id: number) => void }) {
  const { search, list } = useRecordList(applications)
  const records = useRecordActions(applications, { onEdit })
  return (
    <RecordTable
      entity={applications}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      records={onEdit && records}
    />
  )
}
