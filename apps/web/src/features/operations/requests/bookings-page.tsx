import { todayInBrazil } from '@intranet/contract/today'
import { vehicleRequestStateLabels } from '@intranet/contract/operations/fleet-options'
import { useNavigate } from '@tanstack/react-router'
import { CircleX, FolderOpen, Hourglass, ThumbsUp } from 'lucide-react'
import { useState, Suspense } from 'react'
import { ListTable } from '@/components/list/list-table.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
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
  const { take } = useRecordStep(trpc.vehicleRequests.pathFilter())
  const show = (changes: object) =>
    void navigate({
      to: '.',
      search: searchWith(changes),
      replace: true,
    })
  const step = (row: RequestRow, situacao: 'recusada' | 'cancelada', title: string) =>
    take({
      ask: {
        title,
        confirmLabel: 'Confirmar',
        cancelLabel: 'Voltar',
        input: reason('Motivo', situacao === 'recusada'),
      },
      run: ({ textArea }) =>
        api.vehicleRequests.changeState.mutate({
          id: row.id,
          updated_at: row.updated_at,
          situacao,
          texto: textArea || null,
        }),
    })
  const actions = (row: RequestRow): RowAction[] => [
    { label: 'Abrir', icon: FolderOpen, opens: true, onSelect: () => show({ pedido: row.id }) },
    ...(row.situacao === 'pendente'
      ? [
          { label: 'Aprovar', icon: ThumbsUp, onSelect: () => setApproved(row) },
          {
            label: 'Recusar',
            icon: CircleX,
            onSelect: () => void step(row, 'recusada', 'Recusar a solicitação?'),
          },
          {
            label: row.espera_desde ? 'Tirar da espera' : 'Pôr na lista de espera',
            icon: Hourglass,
            onSelect: () =>
              void take({
                ask: { title: row.espera_desde ? 'Tirar da lista de espera?' : 'Pôr na lista de espera?' },
                run: () => api.vehicleRequests.wait.mutate({ id: row.id, espera: !row.espera_desde }),
              }),
          },
        ]
      : []),
    ...(row.situacao === 'aprovada'
      ? [
          {
            label: 'Cancelar',
            icon: CircleX,
            onSelect: () => void step(row, 'cancelada', 'Cancelar a reserva?'),
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
    <Page>
      <PageHead total={list.data?.total} />
      <PageSheet>
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
          <ListTable
            label="Solicitações de veículo"
            placeholder="Buscar solicitação"
            list={list}
            search={search}
            columns={requestColumns(true)}
            filters={filters}
            actions={actions}
          />
        </div>
      </PageSheet>
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
    </Page>
  )
}
