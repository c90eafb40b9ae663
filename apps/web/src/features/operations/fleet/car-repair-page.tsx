import { formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import { maintenanceTypeLabels } from '@intranet/contract/operations/fleet-options'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Repair = Outputs['fleet']['repairs']['dados'][number]
const money = (value: string | null) => (value === null ? '–' : formatMoney(value))

const columns: ListColumns<Repair, 'fleet.repairs'> = [
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'main' } },
  { accessorKey: 'modelo', header: 'Modelo', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'motorista', header: 'Motorista', meta: { sort: true, card: 'extra', wraps: true } },
  {
    accessorKey: 'data_conclusao',
    header: 'Data',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => formatDate(row.original.data_conclusao),
  },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => maintenanceTypeLabels[row.original.tipo],
  },
  { accessorKey: 'oficina', header: 'Oficina', meta: { sort: true, wraps: true } },
  {
    accessorKey: 'km',
    header: 'KM',
    meta: { sort: true, numeric: true, hidden: true },
    cell: ({ row }) => formatNumber(row.original.km),
  },
  {
    accessorKey: 'valor_pecas',
    header: 'Peças',
    meta: { sort: true, numeric: true },
    cell: ({ row }) => money(row.original.valor_pecas),
  },
  {
    accessorKey: 'valor_mao_obra',
    header: 'Mão de obra',
    meta: { sort: true, numeric: true },
    cell: ({ row }) => money(row.original.valor_mao_obra),
  },
  {
    accessorKey: 'valor_total',
    header: 'Total',
    meta: { sort: true, card: 'extra', numeric: true },
    cell: ({ row }) => money(row.original.valor_total),
  },
  {
    accessorKey: 'custo_km',
    header: 'Custo/km',
    meta: { sort: true, numeric: true, hidden: true },
    cell: ({ row }) => money(row.original.custo_km),
  },
]

/** What was repaired, with the sums of all rows of the filter below. */
export function CarRepairPage() {
  const search = useTableSearch('fleet.repairs')
  const list = useList(trpc.fleet.repairs.queryOptions(search.input), search)
  const { data: totals } = useQuery(
    trpc.fleet.repairTotals.queryOptions({ filtro: search.input?.filtro, q: search.input?.q }),
  )
  const filters: FiltersOf<'fleet.repairs'> = [
    { key: 'data_conclusao', label: 'Período', kind: 'period' },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(maintenanceTypeLabels) },
  ]
  const sums: [string, string | undefined][] = [
    ['Peças', totals?.valor_pecas],
    ['Mão de obra', totals?.valor_mao_obra],
    ['Total', totals?.valor_total],
  ]
  return (
    <ListPage
      label="Manutenções de veículos"
      placeholder="Buscar manutenção"
      list={list}
      columns={columns}
      filters={filters}
    >
      <dl className="mt-4 flex flex-wrap justify-end gap-x-8 gap-y-2 text-sm" aria-label="Totais">
        {sums.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-semibold">{value === undefined ? '…' : formatMoney(value)}</dd>
          </div>
        ))}
      </dl>
    </ListPage>
  )
}
