import type { inferOutput } from '@trpc/tanstack-react-query'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import type { trpc } from '@/lib/trpc.ts'
import { lastAccessColumn } from './last-access-column.tsx'

export type UserRow = inferOutput<typeof trpc.users.list>['dados'][number]

export const userColumns: ListColumns<UserRow, 'users.list'> = [
  {
    id: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original: user } }) => (
      <span className="flex items-center gap-2">
        <Avatar name={user.nome} image={user.id_foto && `/files/${user.id_foto}`} size="sm" />
        <AddressLink to={`/users/profile/${user.id}`} preload={false}>
          {user.nome ?? user.email}
        </AddressLink>
      </span>
    ),
  },
  {
    accessorKey: 'email',
    header: 'E-mail',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => (
      <span className="block max-w-48 truncate" title={original.email}>
        {original.email}
      </span>
    ),
  },
  { accessorKey: 'cpf', header: 'CPF', meta: { hidden: true } },
  { accessorKey: 'tipo', header: 'Tipo', meta: { sort: true } },
  { accessorKey: 'empresa', header: 'Empresa', meta: { sort: true } },
  { accessorKey: 'perfil', header: 'Perfil' },
  lastAccessColumn<UserRow>(),
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]
