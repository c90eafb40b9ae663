import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { interviewCriteria } from './criterion.entity.ts'

type Row = Outputs['interviewCriteria']['list']['dados'][number]

const columns: ListColumns<Row, 'interviewCriteria.list'> = [
  { accessorKey: 'nome', header: 'Critério', meta: { sort: true, card: 'main', opens: true } },
  statusColumn(),
  createdColumn(),
]

export const CriterionListPage = () => (
  <RecordListPage entity={interviewCriteria} columns={columns} filters={[statusFilter]} />
)
