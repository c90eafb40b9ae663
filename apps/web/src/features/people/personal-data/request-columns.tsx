import { formatDateTime } from '@intranet/contract/formats'
import { requestKindLabels, requestStateLabels } from '@intranet/contract/people/personal-data-options'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type RequestRow = Outputs['personalDataRequests']['list']['dados'][number]

export const requestColumns: ListColumns<RequestRow, 'personalDataRequests.list'> = [
  { accessorKey: 'titular', header: 'Pessoa', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'tipo',
    header: 'Pedido',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => requestKindLabels[row.original.tipo],
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => <StateBadge state={requestStateLabels[original.situacao]} />,
  },
  {
    accessorKey: 'texto',
    header: 'Texto',
    cell: ({ row }) => <span className="line-clamp-1 max-w-72 whitespace-normal">{row.original.texto}</span>,
  },
  {
    accessorKey: 'created_at',
    header: 'Abertura',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
  { accessorKey: 'tipo_pessoa', header: 'Tipo de pessoa', meta: { sort: true, hidden: true } },
  { accessorKey: 'empresa', header: 'Provedor', meta: { sort: true, hidden: true } },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'encerrado_em',
    header: 'Encerramento',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDateTime(row.original.encerrado_em),
  },
]
