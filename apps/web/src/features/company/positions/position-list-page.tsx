import { position } from '@intranet/contract/company/position'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter, useDepartmentFilter } from '../structure-filters.ts'
import { positions } from './position.entity.ts'

type Position = Outputs['positions']['list']['dados'][number]

const column = columnsOf(position)

const columns: ListColumns<Position, 'positions.list'> = [
  column('nome', { card: 'main' }),
  column('setor', { card: 'extra', cut: 'card' }),
  column('departamento'),
  column('empresa', { cell: (row: Position) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('responsavel'),
  column('ativo'),
  column('descricao', { hidden: true }),
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
