import { todayInBrazil } from '@intranet/contract/today'
import { vehicleRequestStateLabels } from '@intranet/contract/operations/fleet-options'
import { useNavigate } from '@tanstack/react-router'
import { CircleX, FolderOpen, Hourglass, ThumbsUp } from 'lucide-react'
import { useState, Suspense } from 'react'
import { ListPage } from '@/components/list/list-page.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useRequestSteps } from './use-request-steps.ts'
import { requestColumns, type RequestRow } from './request-columns.tsx'
import { VehicleCalendar } from './vehicle-calendar.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const RequestSheet = lazyDialog(async () => ({
  default: (await import('./request-sheet.tsx')).RequestSheet,
}))

const ApproveDialog = lazyDialog(async () => ({
  default: (await import('./approve-dialog.tsx')).ApproveDialog,
}))

interface BookingsPageProps {
  /** Today without one. */
  day?: string
  /** The request that an address opens. */
  request?: number
}

/** The fleet's bookings: the vehicles' day, and the requests with what is to be decided. */
export function BookingsPage({ day = todayInBrazil(), request }: BookingsPageProps) {
  const search = useTableSearch('vehicleRequests.list')
  const list = useList(trpc.vehicleRequests.list.queryOptions(search.input), search)
  const navigate = useNavigate()
  const [approved, setApproved] = useState<RequestRow>()
  const { refuse, cancel, wait } = useRequestSteps()
  const show = (changes: object) =>
    void navigate({
      to: '.',
      search: searchWith(changes),
      replace: true,
    })
  const actions = (row: RequestRow): RowAction[] => [
    { label: 'Abrir', icon: FolderOpen, opens: true, onSelect: () => show({ pedido: row.id }) },
    ...(row.situacao === 'pendente'
      ? [
          { label: 'Aprovar', icon: ThumbsUp, onSelect: () => setApproved(row) },
          {
            label: 'Recusar',
            icon: CircleX,
            onSelect: () => void refuse(row),
          },
          {
            label: row.espera_desde ? 'Tirar da espera' : 'Pôr na lista de espera',
            icon: Hourglass,
            onSelect: () => void wait(row),
          },
        ]
      : []),
    ...(row.situacao === 'aprovada'
      ? [
          {
            label: 'Cancelar',
            icon: CircleX,
            variant: 'destructive' as const,
            onSelect: () => void cancel(row),
          },
        ]
      : []),
  ]
  const filters: FiltersOf<'vehicleRequests.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(vehicleRequestStateLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_retirada', label: 'Retirada', kind: 'period' },
  ]
  return (
    <ListPage
      label="Solicitações de veículo"
      placeholder="Buscar solicitação"
      list={list}
      columns={requestColumns}
      filters={filters}
      actions={actions}
    >
      {(rows) => (
        <>
          <VehicleCalendar
            day={day}
            onDay={(dia) => show({ dia })}
            onWish={({ id_veiculo, inicio, fim }) =>
              void navigate({
                to: '/requests/vehicle/register',
                search: { veiculo: id_veiculo, inicio, fim },
              })
            }
          />
          <div className="mt-6">
            <SectionLabel>Solicitações</SectionLabel>
            {rows}
          </div>
          {approved && (
            <Suspense fallback={null}>
              <ApproveDialog request={approved} onClose={() => setApproved(undefined)} />
            </Suspense>
          )}
          {request !== undefined && (
            <Suspense fallback={null}>
              <RequestSheet id={request} onClose={() => show({ pedido: undefined })} />
            </Suspense>
          )}
        </>
      )}
    </ListPage>
  )
}
