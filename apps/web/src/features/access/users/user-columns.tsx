import { user } from '@intranet/contract/access/person'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import type { trpc } from '@/lib/trpc.ts'
import { lastAccessColumn } from './last-access-column.tsx'

export type UserRow = inferOutput<typeof trpc.users.list>['dados'][number]

const column = columnsOf(user)

export const userColumns: ListColumns<UserRow, 'users.list'> = [
  column('nome', {
    card: 'main',
    cell: (row: UserRow) => (
      <span className="flex items-center gap-2">
        <Avatar name={row.nome} image={row.id_foto && `/files/${row.id_foto}`} size="sm" />
        <AddressLink to={`/users/profile/${row.id}`} preload={false}>
          {row.nome ?? row.email}
        </AddressLink>
      </span>
    ),
  }),
  column('email', {
    card: 'sub',
    cell: (row: UserRow) => (
      <span className="block truncate sm:max-w-48" title={row.email}>
        {row.email}
      </span>
    ),
  }),
  column('cpf', { hidden: true }),
  column('tipo'),
  column('empresa', { cell: ({ empresa }: UserRow) => empresa && <ProviderNames names={empresa} /> }),
  column('perfil'),
  lastAccessColumn<UserRow>(),
  column('ativo', { card: 'extra' }),
]
