import { formatMomentDay } from '@intranet/contract/formats'
import { vehicleRequestStateLabels } from '@intranet/contract/operations/fleet-options'
import { CalendarRange, CircleX, FolderOpen } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { called } from '@/components/records/called.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { ownRequestColumns, type RequestRow } from './request-columns.tsx'

const filters: FiltersOf<'vehicleRequests.listOwn'> = [
  { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(vehicleRequestStateLabels) },
  { key: 'data_retirada', label: 'Retirada', kind: 'period' },
]

/** One's own requests of vehicles, and those of others in which one drives. */
export function VehicleRequestListPage() {
  const search = useTableSearch('vehicleRequests.listOwn')
  const list = useList(trpc.vehicleRequests.listOwn.queryOptions(search.input), search)
  const { take } = useRecordStep(trpc.vehicleRequests.pathFilter())
  const me = useSession()?.usuarioId
  const actions = (row: RequestRow): RowAction[] => [
    { label: 'Abrir', icon: FolderOpen, to: `/requests/vehicle/edit/${row.id}` },
    ...(row.id_usuario === me && (row.situacao === 'pendente' || row.situacao === 'aprovada')
      ? [
          {
            label: 'Cancelar',
            icon: CircleX,
            variant: 'destructive' as const,
            onSelect: () =>
              void take({
                ask: {
                  title: `Cancelar ${called('a solicitação', row.motivo, formatMomentDay(row.data_retirada))}?`,
                  confirmLabel: 'Cancelar solicitação',
                  cancelLabel: 'Voltar',
                  input: reason('Motivo'),
                },
                run: ({ textArea }) =>
                  api.vehicleRequests.changeState.mutate({
                    id: row.id,
                    updated_at: row.updated_at,
                    situacao: 'cancelada',
                    texto: textArea || null,
                  }),
              }),
          },
        ]
      : []),
  ]
  return (
    <ListPage
      tools={
        <>
          <AddressLink to="/requests/calendar" className={buttonVariants({ variant: 'outline' })}>
            <CalendarRange aria-hidden />
            Agenda
          </AddressLink>
          <AddLink to="/requests/vehicle/register">Solicitar veículo</AddLink>
        </>
      }
      label="Minhas solicitações de veículo"
      placeholder="Buscar solicitação"
      list={list}
      columns={ownRequestColumns}
      filters={filters}
      actions={actions}
      empty={<EmptyRows text="Os veículos que você pedir aparecem aqui, do pedido à devolução." />}
    />
  )
}
