import { Eye, FileUp } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatCnpj, formatPhone } from '@intranet/contract/formats'
import { seesWholeCustomers } from '@intranet/contract/sales/customer-access'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { stateFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Customer = Outputs['customers']['list']['dados'][number]

const columns: ListColumns<Customer, 'customers.list'> = [
  { accessorKey: 'nome_razaosocial', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'codpessoa', header: 'Código', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => <ProviderCell id={original.id_empresa} name={original.empresa} />,
  },
  {
    accessorKey: 'cpf',
    header: 'CPF/CNPJ',
    cell: ({ row }) => formatCnpj(row.original.cpf),
  },
  {
    accessorKey: 'telefone',
    header: 'Telefone',
    cell: ({ row: { original } }) => original.telefone && formatPhone(original.telefone),
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  { accessorKey: 'contratos', header: 'Contratos ativos', meta: { numeric: true, sort: true } },
  createdColumn(),
  statusColumn(),
]

const filters: FiltersOf<'customers.list'> = [
  stateFilter('uf'),
  { key: 'cidade', label: 'Cidade', kind: 'text' },
  { key: 'codpessoa', label: 'Código', kind: 'text' },
  statusFilter,
]

/** The providers' customers, as their ERPs know them: read here, never changed. */
export function CustomerListPage() {
  const search = useTableSearch('customers.list')
  const list = useList(trpc.customers.list.queryOptions(search.input), search)
  const providers = useProviderFilter()
  const session = useSession()
  const manages = can(session, 'vendas', 'manage')
  return (
    <ListPage
      tools={
        manages && (
          <AddressLink to="/sales/internal/customers/import" className={buttonVariants()}>
            <FileUp aria-hidden />
            Importar clientes
          </AddressLink>
        )
      }
      label="Clientes"
      placeholder={
        session && seesWholeCustomers(session)
          ? 'Buscar por nome, código ou CPF'
          : 'Buscar por nome ou código'
      }
      list={list}
      columns={columns}
      filters={[providers, ...filters]}
      actions={({ id }) => [{ label: 'Ver', icon: Eye, to: `/sales/internal/customers/${id}` }]}
    />
  )
}
