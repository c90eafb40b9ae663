/** The columns of each stage's list. */
import { formatMomentDay, formatMoney, formatNumber } from '@intranet/contract/formats'
import {
  conditionLabels,
  REMOVAL_DAYS,
  stageLabels,
  type Stage,
} from '@intranet/contract/operations/supply-options'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type Movement = Outputs['supplies']['list']['dados'][number]
type Columns = ListColumns<Movement, 'supplies.list'>
type Column = Columns[number]

const stageName = (value: string | null) =>
  value && value in stageLabels ? stageLabels[value as Stage] : value

const date = (header: string): Column => ({
  accessorKey: 'data_entrada',
  header,
  meta: { sort: true, card: 'below' },
  cell: ({ row }) => formatMomentDay(row.original.data_entrada),
})
const order: Column = {
  accessorKey: 'os',
  header: 'OS',
  meta: { sort: true, card: 'extra', labelled: true },
}
const asset: Column = { accessorKey: 'patrimonio', header: 'Patrimônio', meta: { sort: true, card: 'main' } }
const product: Column = { accessorKey: 'produto', header: 'Produto', meta: { sort: true, card: 'main' } }
/** Beside the asset, also on the card of a phone. */
const productBeside: Column = { ...product, meta: { sort: true, card: 'sub' } }
const quantity: Column = {
  accessorKey: 'quantidade',
  header: 'Quantidade',
  meta: { sort: true, card: 'extra', numeric: true },
  // One is the rule: a card says more than one alone.
  cell: ({ row: { original } }) =>
    original.quantidade === 1 ? <span data-none>1</span> : formatNumber(original.quantidade),
}
const squad: Column = { accessorKey: 'equipe', header: 'Equipe', meta: { sort: true, card: 'below' } }
const city: Column = { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } }
const reason = (header: string): Column => ({ accessorKey: 'motivo', header })
const condition: Column = {
  accessorKey: 'condicao',
  header: 'Condição',
  meta: { sort: true, card: 'extra' },
  cell: ({ row: { original } }) => (original.condicao ? conditionLabels[original.condicao] : ''),
}
const customer: Column = {
  accessorKey: 'cod_cliente',
  header: 'Cliente',
  meta: { sort: true },
  cell: ({ row: { original } }) => [original.cod_cliente, original.cliente].filter(Boolean).join(' · '),
}
const days = (late: number | null): Column => ({
  accessorKey: 'dias',
  header: late === null ? 'Dias' : 'Dias em aberto',
  meta: { card: 'extra', numeric: true, labelled: true },
  cell: ({ row: { original } }) =>
    late !== null && original.dias > late ? (
      <Badge variant="destructive">{formatNumber(original.dias)}</Badge>
    ) : (
      formatNumber(original.dias)
    ),
})

const removal: Columns = [
  date('Data'),
  order,
  { ...customer, meta: { sort: true, card: 'sub' } },
  city,
  squad,
  product,
  { ...asset, meta: { sort: true, card: 'extra', labelled: true } },
  days(REMOVAL_DAYS),
]
const devolution: Columns = [
  date('Data'),
  order,
  asset,
  productBeside,
  squad,
  city,
  {
    accessorKey: 'origem',
    header: 'Origem',
    meta: { sort: true },
    cell: ({ row }) => stageName(row.original.origem),
  },
  condition,
]
const alternative: Columns = [
  date('Data'),
  product,
  // Without an asset the count says how much it is.
  { ...quantity, cell: ({ row }) => formatNumber(row.original.quantidade) },
  squad,
  city,
  { accessorKey: 'alternativo_por', header: 'Por que está aqui', meta: { card: 'extra', wraps: true } },
  { ...reason('Motivo'), meta: { hidden: true } },
  order,
  { ...asset, meta: { sort: true, card: 'extra', labelled: true } },
]
const returning: Columns = [
  order,
  asset,
  productBeside,
  squad,
  date('Data retorno'),
  { accessorKey: 'conferido_por', header: 'Conferido por', meta: { sort: true } },
]
const maintenance: Columns = [
  asset,
  productBeside,
  reason('Defeito'),
  date('Entrada'),
  days(null),
  { accessorKey: 'fornecedor', header: 'Fornecedor', meta: { sort: true, card: 'below' } },
  {
    accessorKey: 'custo',
    header: 'Custo',
    meta: { sort: true, card: 'extra', numeric: true },
    cell: ({ row: { original } }) => (original.custo === null ? '–' : formatMoney(original.custo)),
  },
]
const recycling: Columns = [
  {
    ...asset,
    header: 'Patrimônio/Quantidade',
    cell: ({ row: { original } }) => original.patrimonio ?? formatNumber(original.quantidade),
  },
  productBeside,
  reason('Motivo'),
  date('Data'),
  { accessorKey: 'lote', header: 'Lote', meta: { sort: true, card: 'extra' } },
  { accessorKey: 'destinacao', header: 'Destinação', meta: { sort: true } },
]

const main: Record<Stage, Columns> = {
  retirada: removal,
  devolucao: devolution,
  retorno: returning,
  manutencao: maintenance,
  reciclagem: recycling,
}

export const columnsOf = (stage: Stage, isAlternative?: boolean): Columns =>
  isAlternative ? alternative : main[stage]
