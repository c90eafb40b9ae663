import { DAY_MS } from '@intranet/contract/durations'
import { partner } from '@intranet/contract/access/partners'
import { formatDate } from '@intranet/contract/formats'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import { trpc } from '@/lib/trpc.ts'
import { Marked } from '@/components/ui/marked.tsx'

type Row = inferOutput<typeof trpc.partners.list>['dados'][number]

const WEEK_DAYS = 7
const daysLeft = (end: string) => Math.ceil((Date.parse(`${end}T23:59:59-03:00`) - Date.now()) / DAY_MS)

function Validity({ end }: { end: string }) {
  const left = daysLeft(end)
  return (
    <Marked>
      {formatDate(end)}
      {left <= 0 && <StateBadge state="Vencido" />}
      {left > 0 && left <= WEEK_DAYS && <Badge variant="warning">Termina em breve</Badge>}
    </Marked>
  )
}

const column = columnsOf(partner)

const columns: ListColumns<Row, 'partners.list'> = [
  column('nome', {
    card: 'main',
    cell: (row: Row) => (
      <AddressLink to={`/settings/permission/partner/profile/${row.id}`}>{row.nome ?? row.email}</AddressLink>
    ),
  }),
  column('email'),
  column('provedores', {
    card: 'sub',
    cell: ({ provedores }: Row) => provedores && <ProviderNames names={provedores} />,
  }),
  column('validade_fim', {
    card: 'extra',
    labelled: true,
    cell: (row: Row) => <Validity end={row.validade_fim} />,
  }),
]

/** External sellers and until when each may come in. */
export function PartnerListPage() {
  const search = useTableSearch('partners.list')
  const list = useList(trpc.partners.list.queryOptions(search.input), search)
  return (
    <ListPage
      label="Parceiros"
      placeholder="Buscar parceiro"
      list={list}
      columns={columns}
      filters={[{ key: 'validade_fim', label: 'Validade', kind: 'period' }]}
    />
  )
}
