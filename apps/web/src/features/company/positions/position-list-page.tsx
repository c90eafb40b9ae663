import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter, useDepartmentFilter } from '../structure-filters.ts'
import { positions } from './position.entity.ts'

type Position = Outputs['positions']['list']['dados'][number]

const columns: ListColumns<Position, 'positions.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'setor', header: 'Setor', meta: { card: 'extra', sort: true } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  statusColumn(),
  { accessorKey: 'descricao', header: 'Descrição', meta: { hidden: true } },
  createdColumn(),
]

export function PositionListPage() {
  return (
    <RecordListPage
      entity={positions}
      columns={columns}
      filters={[useProviderFilter(), useDepartmentFilter(), statusFilter]}
    />
  )
}
