import { can } from '@intranet/contract/access'
import { formatCnpj } from '@intranet/contract/formats'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { stateFilter, useProviderFilter } from '../structure-filters.ts'

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
  const search = useTableSearch('contractingCompanies.list')
  const list = useList(trpc.contractingCompanies.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'configuracao', 'manage')
  const records = useRecordActions<ContractingCompany>({
    base: '/contracting/companies',
    name: ({ nome_fantasia }) => nome_fantasia,
    setActive: (input) => api.contractingCompanies.setActive.mutate(input),
    remove: (input) => api.contractingCompanies.remove.mutate(input),
    changed: trpc.contractingCompanies.pathFilter(),
  })
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {manages && <AddLink to="/contracting/companies/register">Nova empresa</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Empresas contratantes"
          noun={['empresa', 'empresas']}
          list={list}
          search={search}
          columns={columns}
          filters={[useProviderFilter(), stateFilter('estado'), statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
