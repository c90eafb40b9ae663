import { rentalCompany } from '@intranet/contract/operations/rental-company'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { rentalCompanies } from './rental-company.entity.ts'

type Company = Outputs['rentalCompanies']['list']['dados'][number]

const column = columnsOf(rentalCompany)

const columns: ListColumns<Company, 'rentalCompanies.list'> = [
  column('nome', { card: 'main' }),
  column('cnpj'),
  column('telefone', { sort: false, card: 'extra' }),
  column('email'),
  column('ativo'),
  createdColumn(),
]

export function RentalCompanyListPage() {
  return <RecordListPage entity={rentalCompanies} columns={columns} filters={[statusFilter]} />
}
