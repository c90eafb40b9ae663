import { formatNumber } from '@intranet/contract/formats'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import type { trpc } from '@/lib/trpc.ts'

export type AccessProfileRow = inferOutput<typeof trpc.accessProfiles.list>['dados'][number]

export const accessProfileColumns: ListColumns<AccessProfileRow, 'accessProfiles.list'> = [
  {
    id: 'nome',
    header: 'Perfil',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/settings/profile/edit/${original.id}`}>{original.nome}</AddressLink>
    ),
  },
  { accessorKey: 'descricao', header: 'Descrição', meta: { card: 'sub' } },
  {
    accessorKey: 'modulos',
    header: 'Módulos',
    meta: { numeric: true, sort: true },
    cell: ({ row }) => formatNumber(row.original.modulos),
  },
  {
    accessorKey: 'usuarios',
    header: 'Usuários',
    meta: { numeric: true, sort: true },
    cell: ({ row }) => formatNumber(row.original.usuarios),
  },
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]
