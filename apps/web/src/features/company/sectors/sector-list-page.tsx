import { sector } from '@intranet/contract/company/sector'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter, useDepartmentFilter } from '../structure-filters.ts'
import { sectors } from './sector.entity.ts'

type Sector = Outputs['sectors']['list']['dados'][number]

const column = columnsOf(sector)

const columns: ListColumns<Sector, 'sectors.list'> = [
  column('nome', { card: 'main' }),
  column('departamento', { card: 'extra', cut: 'card' }),
  column('empresa', { cell: (row: Sector) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('responsavel'),
  column('ativo'),
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
