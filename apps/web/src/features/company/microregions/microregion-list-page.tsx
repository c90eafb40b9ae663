import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { microregions } from './microregion.entity.ts'

type Microregion = Outputs['microregions']['list']['dados'][number]

const columns: ListColumns<Microregion, 'microregions.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'total_cidades', header: 'Cidades', meta: { sort: true, numeric: true } },
  statusColumn(),
]

export function MicroregionListPage() {
  const session = useSession()
  const providerFilter = useProviderFilter(session !== null)
  const filters = session ? [providerFilter, statusFilter] : [statusFilter]
  return <RecordListPage entity={microregions} columns={columns} filters={filters} />
}
