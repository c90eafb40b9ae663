import { formatCnpj, formatPhone } from '@intranet/contract/formats'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { rentalCompanies } from './rental-company.entity.ts'
type Company = Outputs['rentalCompanies']['list']['dados'][number]
const columns: ListColumns<Company, 'rentalCompanies.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'cnpj',
    header: 'CNPJ',
    meta: { sort: true },
    cell: ({ row }) => formatCnpj(row.original.cnpj),
  },
  {
    accessorKey: 'telefone',
    header: 'Telefone',
    cell: ({ row }) => formatPhone(row.original.telefone),
  },
  { accessorKey: 'email', header: 'E-mail', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export function RentalCompanyListPage() {
  return <RecordListPage entity={rentalCompanies} columns={columns} filters={[statusFilter]} />
}
