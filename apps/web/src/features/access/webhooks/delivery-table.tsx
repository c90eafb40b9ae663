import { Eye, RotateCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { deliveryStates } from '@intranet/contract/access/webhook-words'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { ListTable } from '@/components/list/list-table.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { optionsOf } from '@/lib/options-of.ts'

const DeliverySheet = lazyPart(async () => ({
  default: (await import('./delivery-sheet.tsx')).DeliverySheet,
}))

type Delivery = Outputs['webhooks']['deliveries']['dados'][number]

const waits = ({ situacao }: Delivery) => situacao === 'na_fila'

const columns: ListColumns<Delivery, 'webhooks.deliveries'> = [
  { accessorKey: 'id', header: 'Entrega', meta: { sort: true } },
  { accessorKey: 'webhook', header: 'Webhook', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { card: 'sub', sort: true },
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge state={deliveryStates[original.situacao]} />
        {original.teste && <Badge variant="outline">Teste</Badge>}
      </span>
    ),
  },
  { accessorKey: 'quantidade', header: 'Eventos', meta: { card: 'extra', numeric: true, sort: true } },
  { accessorKey: 'tentativas', header: 'Tentativas', meta: { numeric: true, sort: true } },
  {
    accessorKey: 'duracao_ms',
    header: 'Duração',
    meta: { numeric: true, sort: true, hidden: true },
    cell: ({ row: { original } }) =>
      original.duracao_ms === null ? '–' : `${formatNumber(original.duracao_ms)} ms`,
  },
  { accessorKey: 'erro', header: 'Erro', meta: { card: 'extra', sort: true, wraps: true } },
  {
    accessorKey: 'proxima_em',
    header: 'Próxima tentativa',
    meta: { sort: true },
    cell: ({ row: { original } }) => (waits(original) ? formatDateTime(original.proxima_em) : '–'),
  },
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
]

const filters: FiltersOf<'webhooks.deliveries'> = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: optionsOf(deliveryStates),
  },
]

/** What the webhooks of a key were sent in the last 30 days; any of it can be sent now. What waits is looked at again. */
export function DeliveryTable({ id_chave }: { id_chave: number }) {
  const search = useTableSearch('webhooks.deliveries')
  const filtro = { ...search.input.filtro, id_chave }
  const list = useList(
    {
      ...trpc.webhooks.deliveries.queryOptions({ ...search.input, filtro }),
      refetchInterval: ({ state }) => (state.data?.dados.some(waits) ? 5000 : false),
    },
    search,
    { live: true },
  )
  const { mutate: resend } = useSave(
    { mutationFn: (id: number) => api.webhooks.resend.mutate({ ids: [id] }) },
    { saved: 'Entrega na fila.', changes: [trpc.webhooks.pathFilter()] },
  )
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ListTable
        label="Entregas"
        placeholder="Buscar webhook ou erro"
        list={list}
        search={search}
        columns={columns}
        filters={filters}
        exported={false}
        actions={(row) => [
          { label: 'Abrir', icon: Eye, onSelect: () => setOpened(row.id) },
          {
            label: waits(row) ? 'Enviar agora' : 'Enviar de novo',
            icon: RotateCw,
            onSelect: () => resend(row.id),
          },
        ]}
      />
      {opened !== undefined && (
        <Suspense>
          <DeliverySheet id={opened} onResend={() => resend(opened)} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
