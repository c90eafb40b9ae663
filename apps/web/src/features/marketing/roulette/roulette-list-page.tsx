import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { shortDay } from '@intranet/contract/marketing/roulette-words'
import { roulette as text } from '@intranet/contract/messages/roulette'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRouletteActions, type Campaign } from './use-roulette-actions.ts'

export const rouletteColumns: ListColumns<Campaign, 'roulette.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'provedor',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => <ProviderMark sistema={original.sistema} name={original.provedor} />,
  },
  { accessorKey: 'dono', header: 'Responsável', meta: { sort: true } },
  {
    accessorKey: 'data_inicio_campanha',
    header: 'Período',
    meta: { card: 'sub', sort: true, exported: ['data_inicio_campanha', 'data_fim_campanha'] },
    cell: ({ row: { original } }) =>
      `${shortDay(original.data_inicio_campanha)} a ${shortDay(original.data_fim_campanha)}`,
  },
  {
    accessorKey: 'cliente',
    header: 'Clientes',
    meta: { card: 'extra', numeric: true },
    cell: ({ row }) => formatNumber(row.original.cliente),
  },
  {
    accessorKey: 'nao_cliente',
    header: 'Não clientes',
    meta: { card: 'extra', numeric: true },
    cell: ({ row }) => formatNumber(row.original.nao_cliente),
  },
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]

const filters: FiltersOf<'roulette.list'> = [
  { key: 'provedor', label: 'Provedor', kind: 'text' },
  { key: 'dono', label: 'Responsável', kind: 'text' },
  { key: 'data_inicio_campanha', label: 'Início', kind: 'period' },
  { key: 'ativo', label: 'Status', kind: 'boolean', labels: ['Ativa', 'Pausada'] },
]

export function RouletteListPage() {
  const search = useTableSearch('roulette.list')
  const list = useList(trpc.roulette.list.queryOptions(search.input), search)
  const actions = useRouletteActions()
  return (
    <ListPage
      tools={
        can(useSession(), 'roulette', 'create') && (
          <AddLink to="/marketing/roulette/register">{text.create}</AddLink>
        )
      }
      label="Roletas"
      placeholder="Buscar roleta"
      list={list}
      columns={rouletteColumns}
      filters={filters}
      actions={actions}
    />
  )
}
