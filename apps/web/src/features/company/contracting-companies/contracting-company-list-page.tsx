import { contractingCompany } from '@intranet/contract/company/contracting-company'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { formatCnpj } from '@intranet/contract/formats'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { stateFilter, useProviderFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { contractingCompanies } from './contracting-company.entity.ts'

type ContractingCompany = Outputs['contractingCompanies']['list']['dados'][number]

const column = columnsOf(contractingCompany)

const columns: ListColumns<ContractingCompany, 'contractingCompanies.list'> = [
  column('razao_social', { card: 'main' }),
  column('nome_fantasia'),
  column('cnpj', { card: 'extra', cell: (row: ContractingCompany) => formatCnpj(row.cnpj) }),
  column('empresa', {
    cell: (row: ContractingCompany) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('cidade'),
  column('estado'),
  column('ativo'),
  column('bairro', { hidden: true }),
  column('endereco', { hidden: true }),
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
