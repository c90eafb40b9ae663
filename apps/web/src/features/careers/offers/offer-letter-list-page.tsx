import { offerLetter } from '@intranet/contract/careers/offer-letters'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { offerLetters } from './offer-letter.entity.ts'

type Row = Outputs['offerLetters']['list']['dados'][number]

const column = columnsOf(offerLetter)

const columns: ListColumns<Row, 'offerLetters.list'> = [
  column('nome', { card: 'main', opens: true }),
  column('ativo'),
  createdColumn(),
]

export const OfferLetterListPage = () => (
  <RecordListPage entity={offerLetters} columns={columns} filters={[statusFilter]} />
)
