import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter, useDepartmentFilter } from '../structure-filters.ts'
import { sectors } from './sector.entity.ts'

type Sector = Outputs['sectors']['list']['dados'][number]

const columns: ListColumns<Sector, 'sectors.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export function SectorListPage() {
  return (
    <RecordListPage
      entity={sectors}
      columns={columns}
      filters={[useProviderFilter(), useDepartmentFilter(), statusFilter]}
    />
  )
}
