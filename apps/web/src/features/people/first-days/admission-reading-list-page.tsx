import { admissionReading } from '@intranet/contract/people/admission-papers'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { admissionReadings } from './admission-reading.entity.ts'

type Row = Outputs['admissionReadings']['list']['dados'][number]

const column = columnsOf(admissionReading)

const columns: ListColumns<Row, 'admissionReadings.list'> = [
  column('titulo', { card: 'main', opens: true }),
  column('link'),
  column('ativo'),
  createdColumn(),
]

export const AdmissionReadingListPage = () => (
  <RecordListPage entity={admissionReadings} columns={columns} filters={[statusFilter]} />
)
