import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { stageLabels, stages } from '@intranet/contract/operations/supply-options'
import { useQuery } from '@tanstack/react-query'
import { PackageCheck, PackageX } from 'lucide-react'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { markedKey } from '@/components/table/provider-mark.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSquadName } from './supply-filters.ts'
import { UnitValue } from './unit-value.tsx'

type Value = Outputs['supplyProducts']['values']['dados'][number]

/** "Retirada 3 · Laboratório 1". */
const inStages = (value: Value) =>
  stages
    .filter((stage) => value[stage] !== 0)
    .map((stage) => `${stageLabels[stage]} ${formatNumber(value[stage])}`)
    .join(' · ') || 'Nada nas etapas'

const columns: ListColumns<Value, 'supplyProducts.values'> = [
  { accessorKey: 'nome', header: 'Produto', meta: { sort: true, card: 'main', wraps: true } },
  { accessorKey: 'codigo_erp', header: 'Código', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'sistema',
    header: 'Sistema',
    meta: { sort: true, card: 'sub' },
    cell: markedKey,
  },
  {
    accessorKey: 'valor_unitario',
    header: 'Valor unitário',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => <UnitValue product={row.original} />,
  },
  ...stages.map((stage, index): ListColumns<Value, 'supplyProducts.values'>[number] => ({
    accessorKey: stage,
    header: stageLabels[stage],
    // A card has one line for all stages.
    meta: { numeric: true, ...(index === 0 && { card: 'below', labelled: false }) },
    cell: ({ row: { original } }) => {
      const quantity = (
        <span title={formatMoney(original[`valor_${stage}`])}>{formatNumber(original[stage])}</span>
      )
      return index === 0 ? <OnCard table={quantity}>{inStages(original)}</OnCard> : quantity
    },
  })),
  {
    accessorKey: 'total',
    header: 'Total',
    meta: { card: 'extra', numeric: true },
    cell: ({ row }) => formatMoney(row.original.total),
  },
  {
    accessorKey: 'solicitavel',
    header: 'Pode ser pedido',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => (row.original.solicitavel ? 'Sim' : 'Não'),
  },
]

/** Offers a product to employees, or takes it back (docs/operations.md#requests-for-equipment). */
function useOffer() {
  const { take } = useRecordStep(trpc.supplyProducts.pathFilter())
  return ({ id, nome, solicitavel, updated_at }: Value) => ({
    label: solicitavel ? 'Não oferecer em pedidos' : 'Oferecer em pedidos',
    icon: solicitavel ? PackageX : PackageCheck,
    onSelect: () =>
      void take({
        ask: {
          title: solicitavel
            ? `Não oferecer ${nome} em pedidos?`
            : `Oferecer ${nome} nos pedidos de equipamento?`,
          consequences: [
            solicitavel
              ? 'Os pedidos abertos continuam.'
              : 'Qualquer funcionário do provedor pode pedir este produto.',
          ],
        },
        run: () => api.supplyProducts.update.mutate({ id, updated_at, solicitavel: !solicitavel }),
      }),
  })
}

/** The sums of all products, stage by stage. */
function Totals({ squad }: { squad?: number }) {
  const { data } = useQuery(
    trpc.supplyProducts.valueTotals.queryOptions({ ...(squad !== undefined && { id_equipe: squad }) }),
  )
  if (!data) return <Skeleton className="mb-4 h-16 w-full" />
  const tiles: [string, string][] = [
    ...stages.map((stage): [string, string] => [stageLabels[stage], formatMoney(data[stage])]),
    [squad === undefined ? 'Total' : 'Total da equipe', formatMoney(data.total)],
  ]
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {tiles.map(([name, value]) => (
        <Card key={name} className="block p-3">
          <dt className="text-xs text-muted-foreground">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </Card>
      ))}
    </dl>
  )
}

/** What each product is worth in each stage; of one squad when it is named. */
export function ValuesPage({ squad }: { squad?: number }) {
  const search = useTableSearch('supplyProducts.values')
  const input = { ...search.input, ...(squad !== undefined && { id_equipe: squad }) }
  const list = useList(trpc.supplyProducts.values.queryOptions(input), search)
  const offer = useOffer()
  const beside = useSquadName(squad)
  const filters: FiltersOf<'supplyProducts.values'> = [
    useProviderFilter(),
    { key: 'serializado', label: 'Com patrimônio', kind: 'boolean', labels: ['Sim', 'Não'] },
    { key: 'solicitavel', label: 'Pode ser pedido', kind: 'boolean', labels: ['Sim', 'Não'] },
    { key: 'ativo', label: 'Status', kind: 'boolean' },
  ]
  return (
    <ListPage
      head={{ beside }}
      label="Valores"
      placeholder="Buscar produto"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => [offer(row)]}
    >
      {(rows) => (
        <>
          <Totals squad={squad} />
          {rows}
        </>
      )}
    </ListPage>
  )
}
