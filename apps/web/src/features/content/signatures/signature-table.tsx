import { yesNo } from '@intranet/contract/formats'
import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { signatures } from './signature.entity.ts'

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
    cell: ({ row }) => yesNo(row.original.padrao),
  },
  { accessorKey: 'site', header: 'Site', meta: { sort: true } },
  statusColumn(),
]

/** The templates, for the one who keeps them. */
export default function SignatureTable({ onEdit }: { onEdit?: (id: number) => void }) {
  const { search, list } = useRecordList(signatures)
  const records = useRecordActions(signatures, { onEdit })
  return (
    <RecordTable
      entity={signatures}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      records={onEdit && records}
    />
  )
}
