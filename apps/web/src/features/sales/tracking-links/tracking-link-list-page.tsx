import { ChartLine, Copy, Info, Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { trackingLink } from '@intranet/contract/messages/marketing'
import { trackingLinkEntity } from '@intranet/contract/sales/tracking-links'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { markedProvider } from '@/components/table/provider-mark.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { copyLink } from './copy-link.ts'
import { Alert } from '@/components/ui/alert.tsx'

type Link = Outputs['trackingLinks']['list']['dados'][number]

const linkName = ({ nome_campanha, nome_canal, created_at }: Link) =>
  [nome_campanha, nome_canal, formatDateTime(created_at)].filter(Boolean).join(', ')

const column = columnsOf(trackingLinkEntity)

const columns: ListColumns<Link, 'trackingLinks.list'> = [
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
  column('provedor', {
    card: 'extra',
    cell: markedProvider,
  }),
  {
    accessorKey: 'nome_campanha',
    header: 'Campanha',
    meta: { card: 'main', sort: true, called: linkName },
  },
  column('nome_canal', { card: 'sub' }),
  column('nome_usuario'),
  column('nome_destino', { hidden: true }),
  column('url', { hidden: true }),
]

const filters: FiltersOf<'trackingLinks.list'> = [
  { key: 'created_at', label: 'Criação', kind: 'period' },
  { key: 'provedor', label: 'Provedor', kind: 'text' },
  { key: 'nome_campanha', label: 'Campanha', kind: 'text' },
  { key: 'nome_canal', label: 'Canal', kind: 'text' },
  { key: 'nome_usuario', label: 'Usuário', kind: 'text' },
]

const actions = ({ id, url, editavel }: Link, writes: boolean): RowAction[] => [
  { label: trackingLink.copy, icon: Copy, onSelect: () => void copyLink(url) },
  ...(editavel && writes
    ? [{ label: 'Editar', icon: Pencil, to: `/marketing/tracking-link/edit/${id}` as const }]
    : []),
  {
    label: 'Resultado e QR code',
    icon: ChartLine,
    to: `/marketing/tracking-link/figures/${id}` as const,
    separated: true,
  },
]

export function TrackingLinkListPage() {
  const search = useTableSearch('trackingLinks.list')
  const list = useList(trpc.trackingLinks.list.queryOptions(search.input), search)
  const writes = can(useSession(), 'vendas', 'create')
  return (
    <ListPage
      tools={writes && <AddLink to="/marketing/tracking-link/register">{trackingLink.create}</AddLink>}
      label="Links de rastreamento"
      placeholder="Buscar link"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => actions(row, writes)}
    >
      {(rows) => (
        <>
          <Alert className="mb-3">
            <Info aria-hidden />
            {trackingLink.banner}
          </Alert>
          {rows}
        </>
      )}
    </ListPage>
  )
}
