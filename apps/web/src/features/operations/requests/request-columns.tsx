import { formatSpan } from '@intranet/contract/moment-span'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { requestState } from './request-state.tsx'

export type RequestRow = Outputs['vehicleRequests']['list']['dados'][number]

type Columns = ListColumns<RequestRow, 'vehicleRequests.list'>

/** An arrow is never the end of a line. */
const summary = ({ motivo, origem, destino }: RequestRow) => `${motivo} (${origem} →\u00a0${destino})`

const when: Columns = [
  {
    accessorKey: 'data_retirada',
    header: 'Período',
    meta: { sort: true, card: 'below', exported: ['data_retirada', 'data_devolucao'] },
    cell: ({ row: { original } }) => formatSpan(original.data_retirada, original.data_devolucao),
  },
  { accessorKey: 'placa', header: 'Placa', meta: { sort: true, card: 'extra' } },
]
const state: Columns[number] = {
  accessorKey: 'situacao',
  header: 'Situação',
  meta: { sort: true, card: 'extra' },
  cell: ({ row }) => requestState(row.original),
}

/** One's own requests, by what they are for. */
export const ownRequestColumns: Columns = [
  {
    accessorKey: 'motivo',
    header: 'Resumo',
    meta: { sort: true, card: 'main' },
    cell: ({ row }) => summary(row.original),
  },
  ...when,
  state,
  { accessorKey: 'resposta', header: 'Resposta', meta: { cut: true } },
  createdColumn<RequestRow>(),
]

/** With who asked, for the fleet's people. */
export const requestColumns: Columns = [
  { accessorKey: 'solicitante', header: 'Solicitante', meta: { sort: true, card: 'main' } },
  ...when,
  {
    accessorKey: 'motivo',
    header: 'Resumo',
    meta: { sort: true, card: 'below', cut: 'card', wraps: true },
    cell: ({ row }) => summary(row.original),
  },
  state,
  { accessorKey: 'resposta', header: 'Resposta', meta: { hidden: true } },
  createdColumn<RequestRow>(),
]
