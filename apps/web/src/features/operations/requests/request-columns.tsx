import { formatDateTime } from '@intranet/contract/formats'
import { formatSpan } from '@intranet/contract/moment-span'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { requestState } from './request-state.tsx'

export type RequestRow = Outputs['vehicleRequests']['list']['dados'][number]

type Columns = ListColumns<RequestRow, 'vehicleRequests.list'>
/** An arrow is not the end of a line. */
const summary = ({ motivo, origem, destino }: RequestRow) => `${motivo} (${origem} →\u00a0${destino})`
const state = ({ row }: { row: { original: RequestRow } }) => requestState(row.original)

/** One's own requests, by what they were for. */
export const ownRequestColumns: Columns = [
  {
    accessorKey: 'motivo',
    header: 'Resumo',
    meta: { sort: true, card: 'main' },
    cell: ({ row }) => summary(row.original),
  },
  {
    accessorKey: 'data_retirada',
    header: 'Período',
    meta: { sort: true, card: 'below', exported: ['data_retirada', 'data_devolucao'] },
    cell: ({ row: { original } }) => formatSpan(original.data_retirada, original.data_devolucao),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'extra' } },
  { accessorKey: 'situacao', header: 'Situação', meta: { sort: true, card: 'extra' }, cell: state },
  { accessorKey: 'resposta', header: 'Resposta', meta: { cut: true } },
  createdColumn<RequestRow>(),
]

/** With who asked, for the fleet's people. */
export const requestColumns: Columns = [
  { accessorKey: 'solicitante', header: 'Solicitante', meta: { sort: true, card: 'main' } },
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
    meta: { sort: true, card: 'sub', wraps: true },
    cell: ({ row }) => summary(row.original),
  },
  { accessorKey: 'situacao', header: 'Situação', meta: { sort: true, card: 'extra' }, cell: state },
  { accessorKey: 'resposta', header: 'Resposta', meta: { hidden: true } },
  createdColumn<RequestRow>(),
]
