import { formatDate, formatDateTime } from '@intranet/contract/formats'
import {
  openRequestStates,
  requestKindLabels,
  requestStateLabels,
} from '@intranet/contract/people/personal-data-options'
import { todayInBrazil } from '@intranet/contract/today'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type RequestRow = Outputs['personalDataRequests']['list']['dados'][number]

/** Until when a request is to be answered (LGPD art. 19); one that was answered has no clock. */
export function RequestDue({ request: { prazo, situacao } }: { request: RequestRow }) {
  if (!openRequestStates.includes(situacao)) return formatDate(prazo)
  const late = prazo < todayInBrazil()
  return (
    <Badge variant={late ? 'destructive' : 'outline'}>
      {late ? 'Vencido em' : 'Até'} {formatDate(prazo)}
    </Badge>
  )
}

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
  {
    accessorKey: 'prazo',
    header: 'Prazo',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => <RequestDue request={original} />,
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
