import { can } from '@intranet/contract/access'
import { questionStateLabels } from '@intranet/contract/careers/question-options'
import { vacancyQuestion } from '@intranet/contract/careers/vacancy-questions'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { vacancyQuestions } from './question.entity.ts'

type Row = Outputs['vacancyQuestions']['list']['dados'][number]

const column = columnsOf(vacancyQuestion)

const columns: ListColumns<Row, 'vacancyQuestions.list'> = [
  column('texto', { card: 'main', opens: true }),
  column('tipo', { card: 'sub' }),
  column('tema', { hidden: true }),
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateBadge state={questionStateLabels[row.original.situacao]} />,
  },
  column('vagas'),
  column('ativo', { card: undefined }),
  createdColumn(),
]

/** The catalogue: who writes vacancies proposes, managers change, HR approves. */
export function QuestionListPage() {
  const session = useSession()
  return (
    <RecordListPage
      entity={vacancyQuestions}
      columns={columns}
      adds={can(session, 'banco_talentos', 'create')}
      filters={[
        { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(questionStateLabels) },
        statusFilter,
      ]}
    />
  )
}
