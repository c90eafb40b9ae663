import { can } from '@intranet/contract/access'
import { formatDate } from '@intranet/contract/formats'
import { drivingCategories } from '@intranet/contract/operations/fleet-options'
import { driverEditFields, driverFields } from '@intranet/contract/operations/drivers'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { AddLink } from '@/components/records/add-link.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import type { colleagues } from '@/features/company/colleagues.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { daysUntil } from './days-until.ts'
import { DueMark } from './state-mark.tsx'
import { drivers } from './driver.entity.ts'

type Driver = Outputs['drivers']['list']['dados'][number]
type Values = z.input<typeof driverFields>

const columns: ListColumns<Driver, 'drivers.list'> = [
  { accessorKey: 'motorista', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'cnh_numero', header: 'CNH' },
  { accessorKey: 'cnh_categoria', header: 'Categoria', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'cnh_validade',
    header: 'Validade',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {formatDate(original.cnh_validade)} <DueMark days={daysUntil(original.cnh_validade)} />
      </span>
    ),
  },
  { accessorKey: 'pontos', header: 'Pontos 12 meses', meta: { sort: true } },
  { accessorKey: 'veiculo', header: 'Veículo', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

const categories = drivingCategories.map((value) => ({ value, label: value }))

export function DriverListPage() {
  const search = useTableSearch('drivers.list')
  const list = useList(trpc.drivers.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'frota', 'manage')
  const records = useRecordActions(drivers)
  const filters: FiltersOf<'drivers.list'> = [
    { key: 'cnh_categoria', label: 'Categoria', kind: 'choice', options: categories },
    { key: 'cnh_validade', label: 'Validade', kind: 'period' },
    useProviderFilter(),
    statusFilter,
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {manages && <AddLink to="/fleet/driver/register">Novo motorista</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          entity={drivers}
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}

const people: typeof colleagues = (input) => trpc.drivers.people.queryOptions(input)

function LicenceFields() {
  return (
    <>
      <TextField<Values> name="cnh_numero" label="CNH" />
      <SelectField<Values> name="cnh_categoria" label="Categoria" options={categories} />
      <DateField<Values> name="cnh_validade" label="Validade" />
      <StoredFileField<Values> name="cnh_arquivo" label="Arquivo da CNH" removable />
      <ToggleField<Values> name="ativo" label="Status" />
    </>
  )
}

interface DriverRegisterPageProps {
  /** The employee of the address, with the licence of their own record. */
  person?: Outputs['drivers']['person']
}

/** An employee becomes a driver. */
export function DriverRegisterPage({ person }: DriverRegisterPageProps) {
  const category = drivingCategories.find((one) => one === person?.cnh_categoria)
  return (
    <RegisterPage
      entity={drivers}
      parents={[person?.id]}
      schema={driverFields}
      blank={{
        id_usuario: person?.id,
        cnh_numero: person?.cnh_numero ?? '',
        cnh_categoria: category,
        ativo: true,
      }}
    >
      <FormPanel>
        <PersonField<Values> name="id_usuario" label="Funcionário" from={people} known={person} wide />
        <LicenceFields />
      </FormPanel>
    </RegisterPage>
  )
}

export function DriverEditPage({ record }: { record: Outputs['drivers']['get'] }) {
  return (
    <EditPage
      entity={drivers}
      heading={record.motorista ?? undefined}
      schema={driverEditFields}
      record={record}
    >
      <FormPanel>
        <LicenceFields />
      </FormPanel>
    </EditPage>
  )
}
