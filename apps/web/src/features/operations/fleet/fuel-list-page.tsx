import { can } from '@intranet/contract/access'
import { formatDateTime, formatMoney, formatNumber } from '@intranet/contract/formats'
import { Pencil } from 'lucide-react'
import { AddLink } from '@/components/records/add-link.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
type Fuel = Outputs['fuels']['list']['dados'][number]
const columns: ListColumns<Fuel, 'fuels.list'> = [
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => formatDateTime(row.original.data),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'km',
    header: 'KM',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatNumber(row.original.km),
  },
  {
    accessorKey: 'litros',
    header: 'Litros',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatNumber(row.original.litros, 2),
  },
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  { accessorKey: 'posto', header: 'Posto', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'consumo',
    header: 'Consumo',
    meta: { sort: true, card: 'extra', numeric: true },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {original.fora_do_comum && <Badge tone="warning">Fora do comum</Badge>}
        {original.consumo === null ? '–' : `${formatNumber(original.consumo, 2)} km/l`}
      </span>
    ),
  },
]

export function FuelListPage() {
  const search = useTableSearch('fuels.list')
  const list = useList(trpc.fuels.list.queryOptions(search.input), search)
  const writes = can(useSession(), 'frota', 'create')
  const filters: FiltersOf<'fuels.list'> = [
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data', label: 'Data', kind: 'period' },
    { key: 'fora_do_comum', label: 'Fora do comum', kind: 'boolean', labels: ['Sim', 'Não'] },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {writes && <AddLink to="/fleet/fuel/register">Novo abastecimento</AddLink>}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Abastecimentos"
          placeholder="Buscar abastecimento"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) =>
            writes ? [{ label: 'Editar', icon: Pencil, to: `/fleet/fuel/edit/${row.id}` }] : []
          }
        />
      </PageSheet>
    </Page>
  )
}
