import { can } from '@intranet/contract/access'
import { formatCount, formatMomentDay, formatNumber } from '@intranet/contract/formats'
import { ClipboardList, Recycle, CircleDollarSign, UserRoundPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ListPage } from '@/components/list/list-page.tsx'
import { statusColumn } from '@/components/list/record-columns.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { markedKey } from '@/components/table/provider-mark.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

const ResponsibleDialog = lazyDialog(async () => ({
  default: (await import('./responsible-dialog.tsx')).ResponsibleDialog,
}))

type Squad = Outputs['squads']['list']['dados'][number]

/** With its word: on a phone the column's head is not there. */
const differencesIn = (number: number) => formatCount(number, 'divergência', 'divergências')

const columns: ListColumns<Squad, 'squads.list'> = [
  { accessorKey: 'nome', header: 'Equipe', meta: { sort: true, card: 'main' } },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  {
    accessorKey: 'sistema',
    header: 'Sistema',
    meta: { sort: true, card: 'extra' },
    cell: markedKey,
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true, card: 'sub', cut: 'card' } },
  {
    accessorKey: 'itens',
    header: 'Itens',
    meta: { numeric: true },
    cell: ({ row }) => formatNumber(row.original.itens),
  },
  {
    accessorKey: 'ultima_contagem',
    header: 'Última contagem',
    cell: ({ row }) => formatMomentDay(row.original.ultima_contagem),
  },
  {
    accessorKey: 'divergencias',
    header: 'Divergências',
    meta: { card: 'extra' },
    cell: ({ row: { original } }) =>
      original.divergencias ? (
        <Badge variant="destructive">{differencesIn(original.divergencias)}</Badge>
      ) : null,
  },
  statusColumn(),
]

/** The field squads: of one's providers, or those that one answers for. */
export function SquadListPage() {
  const session = useSession()
  const search = useTableSearch('squads.list')
  const list = useList(trpc.squads.list.queryOptions(search.input), search)
  const manages = can(session, 'suprimentos', 'manage')
  const [edited, setEdited] = useState<Squad>()
  const filters: FiltersOf<'squads.list'> = [
    useProviderFilter(),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'ativo', label: 'Status', kind: 'boolean' },
  ]
  return (
    <ListPage
      label="Equipes"
      placeholder="Buscar equipe"
      list={list}
      columns={columns}
      filters={filters}
      empty={
        <EmptyState
          text={
            can(session, 'suprimentos', 'read')
              ? undefined
              : 'As equipes pelas quais você responde aparecem aqui.'
          }
        />
      }
      actions={(row) => [
        { label: 'Inventário', icon: ClipboardList, to: `/squads/inventory/${row.id}` },
        ...(can(session, 'suprimentos', 'read')
          ? [{ label: 'Reciclagem', icon: Recycle, to: `/squads/recycling?equipe=${row.id}` as const }]
          : []),
        ...(manages
          ? [
              {
                label: 'Valores',
                icon: CircleDollarSign,
                to: `/squads/values?equipe=${row.id}` as const,
              },
              { label: 'Trocar responsável', icon: UserRoundPen, onSelect: () => setEdited(row) },
            ]
          : []),
      ]}
    >
      <Suspense>
        {edited && <ResponsibleDialog squad={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </ListPage>
  )
}
