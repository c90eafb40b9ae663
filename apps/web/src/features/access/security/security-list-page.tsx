import { securityKinds } from '@intranet/contract/access/security-words'
import { formatDateTime } from '@intranet/contract/formats'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { aboutText, detailText } from './about-text.ts'

type Line = Outputs['security']['list']['dados'][number]

const nobody = 'Ninguém conectado'
const alarming = ['falha', 'bloqueio', 'recusa', 'alarme']

const columns: ListColumns<Line, 'security.list'> = [
  {
    accessorKey: 'tipo',
    header: 'O quê',
    meta: { card: 'sub' },
    cell: ({ row: { original } }) => (
      <Badge variant={alarming.includes(original.tipo) ? 'warning' : 'secondary'}>
        {securityKinds[original.tipo]}
      </Badge>
    ),
  },
  {
    accessorKey: 'quem',
    header: 'Quem',
    meta: { card: 'main', called: ({ tipo, quem }) => `${securityKinds[tipo]}, ${quem ?? nobody}` },
    cell: ({ row: { original } }) => original.quem ?? nobody,
  },
  { accessorKey: 'endereco', header: 'De onde', meta: { card: 'below' } },
  {
    accessorKey: 'alvo',
    header: 'Sobre',
    meta: { card: 'extra', cut: true },
    cell: ({ row }) => aboutText(row.original),
  },
  {
    accessorKey: 'detalhe',
    header: 'Detalhe',
    meta: { card: 'extra' },
    cell: ({ row }) => detailText(row.original.detalhe),
  },
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { card: 'below', sort: true },
    // Seconds distinguish several entries of one person.
    cell: ({ row: { original } }) => `${formatDateTime(original.data)}:${original.data.slice(17, 19)}`,
  },
  { accessorKey: 'pedido', header: 'Pedido', meta: { hidden: true } },
]

const filters: FiltersOf<'security.list'> = [
  {
    key: 'tipo',
    label: 'O quê',
    kind: 'choice',
    options: optionsOf(securityKinds),
  },
  { key: 'quem', label: 'Quem', kind: 'text' },
  { key: 'alvo', label: 'Sobre', kind: 'text' },
  { key: 'endereco', label: 'De onde', kind: 'text' },
  { key: 'data', label: 'Data', kind: 'period' },
]

/** The security log, for superadmins. Looking at it is a line of it. */
export function SecurityListPage() {
  const search = useTableSearch('security.list')
  const list = useList(trpc.security.list.queryOptions(search.input), search)
  return (
    <ListPage
      label="Segurança"
      what="registros de segurança"
      placeholder="Buscar pessoa ou assunto"
      list={list}
      columns={columns}
      filters={filters}
    />
  )
}
