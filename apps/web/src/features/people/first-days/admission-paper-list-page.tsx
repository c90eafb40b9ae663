import { admissionPaper } from '@intranet/contract/people/admission-papers'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { admissionPapers } from './admission-paper.entity.ts'

type Row = Outputs['admissionPapers']['list']['dados'][number]

const column = columnsOf(admissionPaper)

const columns: ListColumns<Row, 'admissionPapers.list'> = [
  column('nome', { card: 'main', opens: true }),
  column('finalidade', {
    card: 'below',
    wraps: true,
    // In one line, so that all rows are equally high.
    cell: ({ finalidade }: Row) => (
      <span className="line-clamp-1" title={finalidade}>
        {finalidade}
      </span>
    ),
  }),
  column('tipo'),
  column('obrigatorio', { card: 'extra' }),
  column('ativo'),
  createdColumn(),
]

export const AdmissionPaperListPage = () => (
  <RecordListPage entity={admissionPapers} columns={columns} filters={[statusFilter]} />
)
