import { formatCnpj, formatPhone } from '@intranet/contract/formats'
import { rentalCompanyFields } from '@intranet/contract/operations/rentals'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CnpjField, PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Company = Outputs['rentalCompanies']['list']['dados'][number]
type Values = z.input<typeof rentalCompanyFields>

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
  const search = useTableSearch('rentalCompanies.list')
  const list = useList(trpc.rentalCompanies.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="frota"
      base="/fleet/companies"
      add="Nova locadora"
      label="Locadoras"
      noun={['locadora', 'locadoras']}
      list={list}
      search={search}
      columns={columns}
      filters={[statusFilter]}
      name={({ nome }) => nome}
      calls={api.rentalCompanies}
      changed={trpc.rentalCompanies.pathFilter()}
    />
  )
}

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" />
    <CnpjField<Values> name="cnpj" label="CNPJ" />
    <PhoneField<Values> name="telefone" label="Telefone" />
    <TextField<Values> name="email" label="E-mail" type="email" />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function RentalCompanyRegisterPage() {
  return (
    <RegisterPage
      form="rental-company"
      schema={rentalCompanyFields}
      blank={{ nome: '', cnpj: '', ativo: true }}
      create={(input) => api.rentalCompanies.create.mutate(input)}
      changed={trpc.rentalCompanies.pathFilter()}
    >
      {fields}
    </RegisterPage>
  )
}

const labels = { nome: 'Nome', cnpj: 'CNPJ', telefone: 'Telefone', email: 'E-mail', ativo: 'Ativo' }

export function RentalCompanyEditPage({ record }: { record: Outputs['rentalCompanies']['get'] }) {
  return (
    <EditPage
      form="rental-company"
      schema={rentalCompanyFields}
      record={record}
      update={(input) => api.rentalCompanies.update.mutate(input)}
      changed={trpc.rentalCompanies.pathFilter()}
      head={<RecordHistory tables={['locadora']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
