import { accessProfile } from '@intranet/contract/access/access-profiles'
import { formatNumber } from '@intranet/contract/formats'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { trpc } from '@/lib/trpc.ts'

export type AccessProfileRow = inferOutput<typeof trpc.accessProfiles.list>['dados'][number]

const column = columnsOf(accessProfile)

export const accessProfileColumns: ListColumns<AccessProfileRow, 'accessProfiles.list'> = [
  column('nome', {
    card: 'main',
    cell: ({ id, nome }: AccessProfileRow) => (
      <AddressLink to={`/settings/profile/edit/${id}`}>{nome}</AddressLink>
    ),
  }),
  column('descricao', { card: 'below', sort: false }),
  column('modulos', { cell: ({ modulos }: AccessProfileRow) => formatNumber(modulos) }),
  column('usuarios', { card: 'extra', cell: ({ usuarios }: AccessProfileRow) => formatNumber(usuarios) }),
  column('ativo', { card: 'extra' }),
]
