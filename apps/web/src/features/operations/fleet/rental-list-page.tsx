import { can } from '@intranet/contract/access'
import { rentalStateLabels } from '@intranet/contract/operations/fleet-options'
import { rental } from '@intranet/contract/operations/rentals'
import { todayInBrazil } from '@intranet/contract/today'
import { Building2, CircleStop, Pencil } from 'lucide-react'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { SheetImportButton } from '@/components/list/sheet-import-button.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { rentals } from './rental.entity.ts'
import { StateMark } from './state-mark.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { useFleetRemoval } from './use-fleet-removal.ts'

type Rental = Outputs['vehicleRentals']['list']['dados'][number]

const column = columnsOf(rental)

const columns: ListColumns<Rental, 'vehicleRentals.list'> = [
  column('locadora', { card: 'sub' }),
  column('placa', { card: 'main' }),
  column('contrato', { card: 'extra', labelled: true }),
  column('data_inicio', { card: 'extra', labelled: true }),
  column('data_fim', { card: 'extra', labelled: true }),
  column('valor_mensal', { card: 'extra' }),
  column('situacao', { card: 'extra', cell: (row: Rental) => <StateMark state={row.situacao} /> }),
]

export function RentalListPage() {
  const search = useTableSearch('vehicleRentals.list')
  const list = useList(trpc.vehicleRentals.list.queryOptions(search.input), search)
  const session = useSession()
  const { take } = useRecordStep(trpc.vehicleRentals.pathFilter())
  const removal = useFleetRemoval(trpc.vehicleRentals.pathFilter())
  const filters: FiltersOf<'vehicleRentals.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(rentalStateLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_fim', label: 'Fim', kind: 'period' },
  ]
  const actions = (row: Rental) => [
    ...(can(session, 'frota', 'create') && row.situacao !== 'encerrada'
      ? [{ label: 'Editar', icon: Pencil, to: `/fleet/rentals/edit/${row.id}` as const }]
      : []),
    ...(can(session, 'frota', 'manage') && row.situacao !== 'encerrada' && row.data_inicio <= todayInBrazil()
      ? [
          {
            label: 'Encerrar',
            icon: CircleStop,
            onSelect: () =>
              void take({
                ask: { title: `Encerrar a locação de ${row.placa}?`, irreversible: true },
                run: () => api.vehicleRentals.changeState.mutate({ id: row.id, situacao: 'encerrada' }),
              }),
          },
        ]
      : []),
    ...removal(rentals.name(row), row.situacao === 'encerrada', () =>
      api.vehicleRentals.remove.mutate({ id: row.id }),
    ),
  ]
  return (
    <ListPage
      tools={
        <>
          <AddressLink to="/fleet/companies/list" className={buttonVariants({ variant: 'outline' })}>
            <Building2 aria-hidden />
            Locadoras
          </AddressLink>
          {can(session, 'frota', 'create') && (
            <>
              <SheetImportButton sheet="vehicleRentals" noun={rentals.noun} />
              <AddLink to="/fleet/rentals/register">Nova locação</AddLink>
            </>
          )}
        </>
      }
      label="Locações"
      placeholder="Buscar locação"
      list={list}
      columns={columns}
      filters={filters}
      actions={actions}
    />
  )
}
