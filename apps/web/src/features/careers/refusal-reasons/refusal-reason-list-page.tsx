import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { refusalReasons } from './refusal-reason.entity.ts'

type Row = Outputs['refusalReasons']['list']['dados'][number]

const columns: ListColumns<Row, 'refusalReasons.list'> = [
  { accessorKey: 'nome', header: 'Motivo', meta: { sort: true, card: 'main', opens: true } },
  { accessorKey: 'texto', header: 'Texto ao candidato', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'modelo', header: 'Modelo de e-mail', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export const RefusalReasonListPage = () => (
  <RecordListPage entity={refusalReasons} columns={columns} filters={[statusFilter]} />
)
