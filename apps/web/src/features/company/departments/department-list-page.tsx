import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter } from '../structure-filters.ts'
import { departments } from './department.entity.ts'

type Department = Outputs['departments']['list']['dados'][number]

const columns: ListColumns<Department, 'departments.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export function DepartmentListPage() {
  return (
    <RecordListPage entity={departments} columns={columns} filters={[useProviderFilter(), statusFilter]} />
  )
}
