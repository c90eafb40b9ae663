import { can } from '@intranet/contract/access'
import { formatDate } from '@intranet/contract/formats'
import { driver } from '@intranet/contract/operations/drivers'
import { drivingCategoryLabels } from '@intranet/contract/operations/fleet-options'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { daysUntil } from '@/components/marks/days-until.ts'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { drivers } from './driver.entity.ts'
import { Marked } from '@/components/ui/marked.tsx'

type Driver = Outputs['drivers']['list']['dados'][number]

const column = columnsOf(driver)

const columns: ListColumns<Driver, 'drivers.list'> = [
  column('motorista', { card: 'main' }),
  column('empresa', {
    hidden: true,
    cell: (row: Driver) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('cnh_numero'),
  column('cnh_categoria', { card: 'sub' }),
  column('cnh_validade', {
    card: 'extra',
    labelled: true,
    cell: (row: Driver) => (
      <Marked>
        {formatDate(row.cnh_validade)} <DueMark days={daysUntil(row.cnh_validade)} />
      </Marked>
    ),
  }),
  column('pontos'),
  column('veiculo'),
  column('ativo'),
  createdColumn(),
]

export function DriverListPage() {
  const manages = can(useSession(), 'frota', 'manage')
  const filters: FiltersOf<'drivers.list'> = [
    { key: 'cnh_categoria', label: 'Categoria', kind: 'choice', options: optionsOf(drivingCategoryLabels) },
    { key: 'cnh_validade', label: 'Validade', kind: 'period' },
    useProviderFilter(),
    statusFilter,
  ]
  return (
    <RecordListPage
      entity={drivers}
      columns={columns}
      filters={filters}
      tools={manages && <AddLink to="/fleet/driver/register">Novo motorista</AddLink>}
    />
  )
}
