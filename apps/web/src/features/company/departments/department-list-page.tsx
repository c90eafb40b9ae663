import { department } from '@intranet/contract/company/department'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter } from '../structure-filters.ts'
import { departments } from './department.entity.ts'

type Department = Outputs['departments']['list']['dados'][number]

const column = columnsOf(department)

const columns: ListColumns<Department, 'departments.list'> = [
  column('nome', { card: 'main' }),
  column('empresa', {
    card: 'extra',
    cell: (row: Department) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('responsavel'),
  column('ativo'),
  createdColumn(),
]

export function DepartmentListPage() {
  return (
    <RecordListPage entity={departments} columns={columns} filters={[useProviderFilter(), statusFilter]} />
  )
}
