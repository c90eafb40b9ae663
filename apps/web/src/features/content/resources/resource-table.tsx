import { yesNo } from '@intranet/contract/formats'
import { resourceTypeNames, resourceTypes } from '@intranet/contract/content/resource-words'
import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { resources } from './resource.entity.ts'

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
    cell: ({ row }) => yesNo(row.original.reservavel),
  },
  statusColumn(),
]

const typeOptions = resourceTypes.map((value) => ({ value, label: resourceTypeNames[value] }))

/** All resources, for the one who keeps them. */
export default function ResourceTable({ onEdit }: { onEdit: (id: number) => void }) {
  const { search, list } = useRecordList(resources)
  const records = useRecordActions(resources, { onEdit })
  return (
    <RecordTable
      entity={resources}
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
