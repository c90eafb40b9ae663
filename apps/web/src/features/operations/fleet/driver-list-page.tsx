import { can } from '@intranet/contract/access'
import { formatDate } from '@intranet/contract/formats'
import { drivingCategories } from '@intranet/contract/operations/fleet-options'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { AddLink } from '@/components/records/add-link.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { daysUntil } from './days-until.ts'
import { DueMark } from './state-mark.tsx'
import { drivers } from './driver.entity.ts'
type Driver = Outputs['drivers']['list']['dados'][number]
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
  { accessorKey: 'pontos', header: 'Pontos 12 meses', meta: { sort: true, numeric: true } },
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
