import { can } from '@intranet/contract/access'
import {
  beforeCancelLimit,
  passengerStateLabels,
  passengerSteps,
  rideStateLabels,
} from '@intranet/contract/operations/ride-options'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CircleX, Copy, CircleCheck, Pencil, Play, Search, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import { ListTable } from '@/components/list/list-table.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import {
  askedColumns,
  managedColumns,
  rideColumns,
  routeOf,
  type AskedRow,
  type RideRow,
} from './ride-columns.tsx'
import { useRideSteps } from './use-ride-steps.ts'

const PassengersDialog = lazyDialog(() => import('./ride-passengers.tsx'))
const BlockedRiders = lazyPart(async () => ({
  default: (await import('./blocked-riders.tsx')).BlockedRiders,
}))

const rideFilters = [
  { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(rideStateLabels) },
  { key: 'partida', label: 'Data', kind: 'period' },
] as const

function useRideActions(passengers: (id: number) => void): (row: RideRow) => RowAction[] {
  const { cancel, move } = useRideSteps()
  return (row) => {
    const { id, situacao } = row
    const ahead = situacao === 'aberta' || situacao === 'lotada'
    return [
      { label: 'Passageiros', icon: Users, onSelect: () => passengers(id), opens: true },
      ...(ahead ? [{ label: 'Editar', icon: Pencil, to: `/ride/edit/${id}` as const }] : []),
      { label: 'Duplicar', icon: Copy, to: `/ride/register/${id}` as const },
      ...(ahead ? [{ label: 'Iniciar', icon: Play, onSelect: () => move(row, 'em_andamento') }] : []),
      ...(situacao === 'em_andamento'
        ? [{ label: 'Concluir', icon: CircleCheck, onSelect: () => move(row, 'concluida') }]
        : []),
      ...(ahead
        ? [
            {
              label: 'Cancelar',
              icon: CircleX,
              variant: 'destructive' as const,
              separated: true,
              onSelect: () => void cancel(row, routeOf(row)),
            },
          ]
        : []),
    ]
  }
}

function Offers({ passengers }: { passengers: (id: number) => void }) {
  const search = useTableSearch('rides.mine')
  const list = useList(trpc.rides.mine.queryOptions(search.input), search, { live: true })
  return (
    <ListTable
      label="Minhas ofertas"
      placeholder="Buscar cidade"
      list={list}
      search={search}
      columns={rideColumns}
      filters={[...rideFilters]}
      empty={<EmptyRows text="As caronas que você oferecer aparecem aqui." />}
      actions={useRideActions(passengers)}
    />
  )
}

function Everybody({ passengers }: { passengers: (id: number) => void }) {
  const search = useTableSearch('rides.list')
  const list = useList(trpc.rides.list.queryOptions(search.input), search, { live: true })
  return (
    <ListTable
      label="Todas as caronas"
      what="caronas"
      placeholder="Buscar cidade"
      list={list}
      search={search}
      columns={managedColumns}
      filters={[...rideFilters]}
      actions={useRideActions(passengers)}
    />
  )
}

/** Whether the server still takes it (docs/operations.md#asking-for-a-seat). */
const mayWithdraw = ({ carona_situacao, situacao, partida }: AskedRow) =>
  carona_situacao !== 'cancelada' &&
  passengerSteps.cancelado.some((from) => from === situacao) &&
  beforeCancelLimit(Date.parse(partida), Date.now())

function Requests({ open }: { open: (id: number) => void }) {
  const search = useTableSearch('rides.asked')
  const list = useList(trpc.rides.asked.queryOptions(search.input), search, { live: true })
  const { withdraw } = useRideSteps()
  const actions = (row: AskedRow): RowAction[] => [
    { label: 'Ver', icon: Users, onSelect: () => open(row.id_carona), opens: true },
    ...(mayWithdraw(row)
      ? [
          {
            label: 'Cancelar pedido',
            icon: CircleX,
            variant: 'destructive' as const,
            onSelect: () => void withdraw(row.id, routeOf(row)),
          },
        ]
      : []),
  ]
  return (
    <ListTable
      label="Minhas solicitações"
      placeholder="Buscar cidade"
      list={list}
      search={search}
      columns={askedColumns}
      filters={[
        { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(passengerStateLabels) },
      ]}
      empty={<EmptyRows text="As caronas que você pedir aparecem aqui." />}
      actions={actions}
    />
  )
}

const RideDialog = lazyDialog(async () => ({ default: (await import('./ride-dialog.tsx')).RideDialog }))

/** Minhas caronas: what I offer and what I asked for; managers also see everybody's, and who is kept out. */
export function RideListPage() {
  const { aba = 'ofertas' } = useSearch({ strict: false }) as { aba?: string }
  const navigate = useNavigate()
  const manages = can(useSession(), 'caronas', 'manage')
  const [passengers, setPassengers] = useState<number>()
  const [shown, setShown] = useState<number>()
  const tabs = {
    ofertas: 'Minhas ofertas',
    pedidos: 'Minhas solicitações',
    ...(manages && { todas: 'Todas', bloqueios: 'Bloqueios' }),
  }
  return (
    <Page>
      <PageHead>
        <AddressLink to="/ride-employee/list" className={buttonVariants({ variant: 'outline' })}>
          <Search className="size-4" aria-hidden />
          Buscar carona
        </AddressLink>
        <AddLink to="/ride/register">Nova carona</AddLink>
      </PageHead>
      <PageSheet>
        <Tabs
          value={aba in tabs ? aba : 'ofertas'}
          onValueChange={(next) =>
            void navigate({
              to: '.',
              search: searchWith({
                aba: next,
                filtro: undefined,
                sort: undefined,
                pagina: undefined,
                q: undefined,
              }),
            })
          }
        >
          <TabsList aria-label="Caronas">
            {Object.entries(tabs).map(([key, label]) => (
              <TabsTrigger key={key} value={key}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="ofertas">
            <Offers passengers={setPassengers} />
          </TabsContent>
          <TabsContent value="pedidos">
            <Requests open={setShown} />
          </TabsContent>
          {manages && (
            <>
              <TabsContent value="todas">
                <Everybody passengers={setPassengers} />
              </TabsContent>
              <TabsContent value="bloqueios">
                <Suspense>
                  <BlockedRiders />
                </Suspense>
              </TabsContent>
            </>
          )}
        </Tabs>
      </PageSheet>
      <Suspense>
        {passengers !== undefined && (
          <PassengersDialog id={passengers} onClose={() => setPassengers(undefined)} />
        )}
        {shown !== undefined && <RideDialog id={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Page>
  )
}
