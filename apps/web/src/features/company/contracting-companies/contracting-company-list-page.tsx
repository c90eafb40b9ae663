import { formatCnpj } from '@intranet/contract/formats'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { stateFilter, useProviderFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { contractingCompanies } from './contracting-company.entity.ts'

type ContractingCompany = Outputs['contractingCompanies']['list']['dados'][number]

const columns: ListColumns<ContractingCompany, 'contractingCompanies.list'> = [
  { accessorKey: 'razao_social', header: 'Razão social', meta: { card: 'main', sort: true } },
  { accessorKey: 'nome_fantasia', header: 'Nome fantasia', meta: { sort: true } },
  {
    accessorKey: 'cnpj',
    header: 'CNPJ',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatCnpj(row.original.cnpj),
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  { accessorKey: 'estado', header: 'Estado', meta: { sort: true } },
  statusColumn(),
  { accessorKey: 'bairro', header: 'Bairro', meta: { hidden: true, sort: true } },
  { accessorKey: 'endereco', header: 'Endereço', meta: { hidden: true } },
  createdColumn(),
]

export function ContractingCompanyListPage() {
  return (
    <RecordListPage
      entity={contractingCompanies}
      columns={columns}
      filters={[useProviderFilter(), stateFilter('estado'), statusFilter]}
    />
  )
}
