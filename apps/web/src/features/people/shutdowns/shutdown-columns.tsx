import { formatDate } from '@intranet/contract/formats'
import {
  shutdownStateLabels,
  shutdownTypeLabels,
  type ShutdownState,
} from '@intranet/contract/people/shutdown-options'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type ShutdownRow = Outputs['shutdowns']['list']['dados'][number]

export function ShutdownStateMark({ state }: { state: ShutdownState }) {
  return <StateBadge state={shutdownStateLabels[state]} />
}

export const shutdownColumns: ListColumns<ShutdownRow, 'shutdowns.list'> = [
  {
    accessorKey: 'funcionario',
    header: 'Funcionário',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/shutdowns/edit/${original.id}`} preload={false}>
        {original.funcionario}
      </AddressLink>
    ),
  },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'empresa', header: 'Provedor', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => shutdownTypeLabels[row.original.tipo],
  },
  { accessorKey: 'solicitante', header: 'Solicitante', meta: { sort: true, card: 'extra', labelled: true } },
  {
    accessorKey: 'data_desligamento',
    header: 'Data prevista',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_desligamento),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <ShutdownStateMark state={row.original.situacao} />,
  },
]
