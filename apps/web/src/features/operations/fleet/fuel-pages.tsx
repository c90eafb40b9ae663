import { can } from '@intranet/contract/access'
import { formatDateTime, formatMoney, formatNumber } from '@intranet/contract/formats'
import { fuelEditFields, fuelFields } from '@intranet/contract/operations/fuel'
import { Pencil } from 'lucide-react'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { AddLink } from '@/components/records/add-link.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { VehicleField } from './fleet-fields.tsx'
import { fuels } from './fuel.entity.ts'

type Fuel = Outputs['fuels']['list']['dados'][number]
type Values = z.input<typeof fuelFields>

const columns: ListColumns<Fuel, 'fuels.list'> = [
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => formatDateTime(row.original.data),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'km',
    header: 'KM',
    meta: { sort: true },
    cell: ({ row }) => formatNumber(row.original.km),
  },
  {
    accessorKey: 'litros',
    header: 'Litros',
    meta: { sort: true },
    cell: ({ row }) => formatNumber(row.original.litros, 2),
  },
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { sort: true },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  { accessorKey: 'posto', header: 'Posto', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'consumo',
    header: 'km/l',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {original.consumo === null ? '–' : formatNumber(original.consumo, 2)}
        {original.fora_do_comum && <Badge tone="warning">Fora do comum</Badge>}
      </span>
    ),
  },
]

export function FuelListPage() {
  const search = useTableSearch('fuels.list')
  const list = useList(trpc.fuels.list.queryOptions(search.input), search)
  const writes = can(useSession(), 'frota', 'create')
  const filters: FiltersOf<'fuels.list'> = [
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data', label: 'Data', kind: 'period' },
    { key: 'fora_do_comum', label: 'Fora do comum', kind: 'boolean', labels: ['Sim', 'Não'] },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {writes && <AddLink to="/fleet/fuel/register">Novo abastecimento</AddLink>}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Abastecimentos"
          placeholder="Buscar abastecimento"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) =>
            writes ? [{ label: 'Editar', icon: Pencil, to: `/fleet/fuel/edit/${row.id}` }] : []
          }
        />
      </PageSheet>
    </Page>
  )
}

function Fields() {
  return (
    <>
      <DateTimeField<Values> name="data" label="Data e hora" />
      <NumberField<Values> name="km" label="KM" />
      <TextField<Values> name="litros" label="Litros" placeholder="42.5" />
      <MoneyField<Values> name="valor" label="Valor" />
      <TextField<Values> name="posto" label="Posto" />
      <StoredFileField<Values> name="comprovante" label="Comprovante" removable />
    </>
  )
}

export function FuelRegisterPage() {
  return (
    <RegisterPage entity={fuels} schema={fuelFields} blank={{ litros: '' }}>
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" />
        <Fields />
      </FormPanel>
    </RegisterPage>
  )
}

export function FuelEditPage({ record }: { record: Outputs['fuels']['get'] }) {
  return (
    <EditPage entity={fuels} schema={fuelEditFields} record={record}>
      <FormPanel>
        <Fields />
      </FormPanel>
    </EditPage>
  )
}
