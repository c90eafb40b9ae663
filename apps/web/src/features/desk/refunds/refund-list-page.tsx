import { can } from '@intranet/contract/access'
import {
  editableRefunds,
  refundReasonLabels,
  refundStateLabels,
  refundWayLabels,
} from '@intranet/contract/desk/refund-options'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { Eye, Pencil } from 'lucide-react'
import { optionsOf } from '@/lib/options-of.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { dayOf } from '../day-of.ts'
import { DeskMark } from '../desk-marks.tsx'
import { QueuePage } from '../queue-page.tsx'

const RefundSheet = lazyDialog(async () => ({ default: (await import('./refund-sheet.tsx')).RefundSheet }))

type Refund = Outputs['refunds']['list']['dados'][number]

/** Words in two lines, so that all columns fit beside the menu. */
const narrow = (words: string) => (
  <span className="block whitespace-normal sm:max-w-24 min-[1280px]:max-w-32">{words}</span>
)

const columns: ListColumns<Refund, 'refunds.list'> = [
  { accessorKey: 'nome_razaosocial', header: 'Cliente', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <DeskMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => dayOf(row.original.created_at),
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  {
    accessorKey: 'motivo',
    header: 'Motivo',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => narrow(refundReasonLabels[row.original.motivo]),
  },
  {
    accessorKey: 'valor_estorno',
    header: 'Valor',
    meta: { sort: true, numeric: true, card: 'sub' },
    cell: ({ row }) => formatMoney(row.original.valor_estorno),
  },
  {
    accessorKey: 'forma',
    header: 'Forma',
    meta: { sort: true },
    cell: ({ row }) => narrow(refundWayLabels[row.original.forma]),
  },
  {
    accessorKey: 'data_pagamento',
    header: 'Pagamento',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_pagamento),
  },
  { accessorKey: 'solicitante', header: 'Solicitante', meta: { sort: true, card: 'extra', labelled: true } },
]

/** Refunds with their drawer, in which finance decides. */
export function RefundListPage() {
  const search = useTableSearch('refunds.list')
  const list = useList(trpc.refunds.list.queryOptions(search.input), search)
  const session = useSession()
  const removal = useRemoval(trpc.refunds.pathFilter(), trpc.backoffice.pathFilter())
  const asks = can(session, 'estornos', 'create')
  const filters: FiltersOf<'refunds.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(refundStateLabels) },
    { key: 'motivo', label: 'Motivo', kind: 'choice', options: optionsOf(refundReasonLabels) },
    { key: 'forma', label: 'Forma', kind: 'choice', options: optionsOf(refundWayLabels) },
    useProviderFilter(),
    { key: 'created_at', label: 'Criação', kind: 'period' },
    { key: 'data_pagamento', label: 'Pagamento', kind: 'period' },
  ]
  return (
    <QueuePage
      label="Estornos"
      placeholder="Buscar cliente, contrato ou fatura"
      list={list}
      columns={columns}
      filters={filters}
      sheet={RefundSheet}
      tools={asks && <AddLink to="/backoffice/estornos/registro">Novo estorno</AddLink>}
      opens={() => ({ label: 'Ver', icon: Eye })}
      actions={(row) => [
        ...(asks && editableRefunds.includes(row.situacao) && row.id_solicitante === session?.usuarioId
          ? [{ label: 'Editar', icon: Pencil, to: `/backoffice/estornos/edicao/${row.id}` as const }]
          : []),
        ...(asks && row.situacao === 'rascunho' && row.id_solicitante === session?.usuarioId
          ? [
              removal({
                title: `Excluir o rascunho de ${row.nome_razaosocial}, ${formatMoney(row.valor_estorno)}?`,
                run: () => api.refunds.remove.mutate({ id: row.id }),
              }),
            ]
          : []),
      ]}
    />
  )
}
