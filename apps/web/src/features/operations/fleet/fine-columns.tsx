import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { severityLabels } from '@intranet/contract/operations/fleet-options'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { daysUntil } from './days-until.ts'
import { DueMark, StateMark } from './state-mark.tsx'

export type FineRow = Outputs['fines']['list']['dados'][number]

export const fineColumns: ListColumns<FineRow, 'fines.list'> = [
  {
    accessorKey: 'data_infracao',
    header: 'Infração',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDateTime(row.original.data_infracao),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'main' } },
  { accessorKey: 'motorista', header: 'Motorista', meta: { sort: true, card: 'sub', wraps: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex flex-wrap items-center gap-1">
        <StateMark state={original.situacao} />
        {original.paga_antes_do_termo && <Badge tone="warning">paga antes do termo</Badge>}
      </span>
    ),
  },
  { accessorKey: 'auto_infracao', header: 'Auto', meta: { sort: true, card: 'extra', labelled: true } },
  {
    accessorKey: 'gravidade',
    header: 'Gravidade',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => severityLabels[row.original.gravidade],
  },
  { accessorKey: 'pontos', header: 'Pontos', meta: { sort: true, numeric: true, hidden: true } },
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  {
    accessorKey: 'prazo_indicacao',
    header: 'Prazo indicação',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {formatDate(original.prazo_indicacao)}
        {original.situacao === 'recebida' && <DueMark days={daysUntil(original.prazo_indicacao)} />}
      </span>
    ),
  },
  {
    accessorKey: 'vencimento',
    header: 'Vencimento',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.vencimento),
  },
]
