import { formatDateTime } from '@intranet/contract/formats'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { requestState } from './request-state.tsx'

export type RequestRow = Outputs['vehicleRequests']['list']['dados'][number]

/** `whole`: with who asked, for the fleet's people. */
export const requestColumns = (whole: boolean): ListColumns<RequestRow, 'vehicleRequests.list'> => [
  ...(whole ? [] : [{ ...createdColumn<RequestRow>(), meta: { sort: 'created_at' as const } }]),
  ...(whole
    ? ([
        { accessorKey: 'solicitante', header: 'Solicitante', meta: { sort: true, card: 'main' } },
      ] satisfies ListColumns<RequestRow, 'vehicleRequests.list'>)
    : []),
  {
    accessorKey: 'data_retirada',
    header: 'Retirada',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDateTime(row.original.data_retirada),
  },
  {
    accessorKey: 'data_devolucao',
    header: 'Devolução',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDateTime(row.original.data_devolucao),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'extra', labelled: true } },
  {
    accessorKey: 'motivo',
    header: 'Resumo',
    meta: { sort: true, card: whole ? 'sub' : 'main', wraps: true },
    cell: ({ row: { original } }) => `${original.motivo} (${original.origem} → ${original.destino})`,
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => requestState(row.original),
  },
  { accessorKey: 'resposta', header: 'Resposta', meta: { hidden: whole } },
  ...(whole ? [createdColumn<RequestRow>()] : []),
]
