import { interviewCriterion } from '@intranet/contract/careers/interview-criteria'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { interviewCriteria } from './criterion.entity.ts'

type Row = Outputs['interviewCriteria']['list']['dados'][number]

const column = columnsOf(interviewCriterion)

const columns: ListColumns<Row, 'interviewCriteria.list'> = [
  column('nome', { card: 'main', opens: true }),
  column('ativo'),
  createdColumn(),
]

export const CriterionListPage = () => (
  <RecordListPage entity={interviewCriteria} columns={columns} filters={[statusFilter]} />
)
