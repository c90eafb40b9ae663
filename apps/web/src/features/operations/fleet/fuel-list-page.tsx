import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { fuel } from '@intranet/contract/operations/fuel'
import { Pencil } from 'lucide-react'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { SheetImportButton } from '@/components/list/sheet-import-button.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { fuels } from './fuel.entity.ts'
import { Marked } from '@/components/ui/marked.tsx'

type Fuel = Outputs['fuels']['list']['dados'][number]

const column = columnsOf(fuel)

const columns: ListColumns<Fuel, 'fuels.list'> = [
  column('data', { card: 'sub' }),
  column('placa', { card: 'main' }),
  column('km', { card: 'extra', cell: (row: Fuel) => formatNumber(row.km) }),
  column('litros', { card: 'extra', cell: (row: Fuel) => formatNumber(row.litros, 2) }),
  column('valor', { card: 'extra' }),
  column('tanque_cheio', { hidden: true }),
  column('posto', { hidden: true }),
  column('cupom', { hidden: true }),
  column('consumo', {
    header: 'Consumo',
    card: 'extra',
    cell: (row: Fuel) => (
      <Marked>
        {row.fora_do_comum && <Badge variant="warning">Fora do comum</Badge>}
        {row.consumo === null ? '–' : `${formatNumber(row.consumo, 2)} km/l`}
      </Marked>
    ),
  }),
]

export function FuelListPage() {
  const search = useTableSearch('fuels.list')
  const list = useList(trpc.fuels.list.queryOptions(search.input), search)
  const writes = can(useSession(), 'frota', 'create')
  const filters: FiltersOf<'fuels.list'> = [
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'cupom', label: 'Cupom', kind: 'text' },
    { key: 'data', label: 'Data', kind: 'period' },
    { key: 'tanque_cheio', label: 'Tanque cheio', kind: 'boolean', labels: ['Sim', 'Não'] },
    { key: 'fora_do_comum', label: 'Fora do comum', kind: 'boolean', labels: ['Sim', 'Não'] },
  ]
  return (
    <ListPage
      tools={
        writes && (
          <>
            <SheetImportButton sheet="fuels" noun={fuels.noun} />
            <AddLink to="/fleet/fuel/register">Novo abastecimento</AddLink>
          </>
        )
      }
      label="Abastecimentos"
      placeholder="Buscar abastecimento"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => (writes ? [{ label: 'Editar', icon: Pencil, to: `/fleet/fuel/edit/${row.id}` }] : [])}
    />
  )
}
