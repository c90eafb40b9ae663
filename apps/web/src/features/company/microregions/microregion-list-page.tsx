import { microregion } from '@intranet/contract/company/microregion'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { microregions } from './microregion.entity.ts'

type Microregion = Outputs['microregions']['list']['dados'][number]

const column = columnsOf(microregion)

const columns: ListColumns<Microregion, 'microregions.list'> = [
  column('nome', { card: 'main' }),
  column('empresa', {
    card: 'extra',
    cell: (row: Microregion) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('total_cidades', { card: 'extra' }),
  column('ativo'),
]

export function MicroregionListPage() {
  const session = useSession()
  const providerFilter = useProviderFilter(session !== null)
  const filters = session ? [providerFilter, statusFilter] : [statusFilter]
  return <RecordListPage entity={microregions} columns={columns} filters={filters} />
}
