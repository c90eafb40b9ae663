import { refusalReason } from '@intranet/contract/careers/refusal-reasons'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { refusalReasons } from './refusal-reason.entity.ts'

type Row = Outputs['refusalReasons']['list']['dados'][number]

const column = columnsOf(refusalReason)

const columns: ListColumns<Row, 'refusalReasons.list'> = [
  column('nome', { card: 'main', opens: true }),
  column('texto', { card: 'extra', cut: true }),
  column('modelo'),
  column('ativo'),
  createdColumn(),
]

export const RefusalReasonListPage = () => (
  <RecordListPage entity={refusalReasons} columns={columns} filters={[statusFilter]} />
)
