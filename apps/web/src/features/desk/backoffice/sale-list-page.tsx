import { can } from '@intranet/contract/access'
import { saleStateLabels } from '@intranet/contract/desk/backoffice-options'
import { formatMoney } from '@intranet/contract/formats'
import { ClipboardCheck, Download, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { optionsOf } from '@/lib/options-of.ts'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import type { FilterKey } from '@/components/table/list-name.ts'
import { useTableSearch, type ListFilter } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { editAddress } from '@/features/sales/leads/lead-addresses.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { dayOf } from '../day-of.ts'
import { DeskMark, DueCell } from '../desk-marks.tsx'
import { TakeNext } from '../take-next.tsx'
import { QueuePage } from '../queue-page.tsx'
import { useOpened } from '@/lib/use-opened.ts'

const SaleSheet = lazyDialog(async () => ({ default: (await import('./sale-sheet.tsx')).SaleSheet }))
const BringDialog = lazyDialog(async () => ({ default: (await import('./bring-dialog.tsx')).BringDialog }))

type Sale = Outputs['deskSales']['list']['dados'][number]
const isOpen = ({ situacao }: Sale) => situacao !== 'aprovada' && situacao !== 'cancelada'

const columns: ListColumns<Sale, 'deskSales.list'> = [
  {
    accessorKey: 'cliente',
    header: 'Cliente',
    meta: { sort: true, card: 'main' },
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <DeskMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'prazo',
    header: 'Prazo',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => <DueCell due={row.original.prazo} open={isOpen(row.original)} />,
  },
  {
    accessorKey: 'itens',
    header: 'Checklist',
    meta: { sort: true },
    cell: ({ row }) => `${row.original.itens}/5`,
  },
  {
    accessorKey: 'data_venda',
    header: 'Data',
    meta: { sort: true, card: 'extra', labelled: true, hidden: true },
    cell: ({ row }) => dayOf(row.original.data_venda),
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'produto', header: 'Produto', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'valor',
    header: 'Valor',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatMoney(row.original.valor),
  },
  {
    accessorKey: 'vendedor',
    header: 'Vendedor',
    meta: { sort: true, card: 'extra', wraps: true },
  },
  { accessorKey: 'documento', header: 'Documento', meta: { hidden: true } },
]

/** What waits: taken away, all sales are shown. */
const waiting: ListFilter<FilterKey<'deskSales.list'>> = {
  situacao: { _in: ['pendente', 'em_auditoria', 'com_pendencia'] },
}

/** "Abrir lead", for who may change it: managers of sales, and sellers their own and free ones. */
function useLeadAction(): (sale: Sale) => RowAction[] {
  const session = useSession()
  const manages = can(session, 'vendas', 'manage')
  const door = manages ? 'internal' : 'external'
  const isOwn = (seller: number | null) => seller === null || seller === session?.usuarioId
  return ({ id_lead, id_vendedor }) =>
    id_lead !== null && can(session, 'vendas', 'create') && (manages || isOwn(id_vendedor))
      ? [{ label: 'Abrir lead', icon: UserRound, to: editAddress(door, id_lead) }]
      : []
}

/** Sales that wait for their audit, late ones first, each with its drawer. */
export function SaleListPage() {
  const search = useTableSearch('deskSales.list', waiting, 'prazo')
  const list = useList(trpc.deskSales.list.queryOptions(search.input), search)
  const { open } = useOpened()
  const manages = can(useSession(), 'backoffice', 'manage')
  const leadOf = useLeadAction()
  const removal = useRemoval(trpc.deskSales.pathFilter(), trpc.backoffice.pathFilter())
  const [brings, setBrings] = useState(false)
  const filters: FiltersOf<'deskSales.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(saleStateLabels) },
    useProviderFilter(),
    { key: 'data_venda', label: 'Data', kind: 'period' },
    { key: 'prazo', label: 'Prazo', kind: 'period' },
    { key: 'vendedor', label: 'Vendedor', kind: 'text' },
  ]
  return (
    <>
      <QueuePage
        label="Vendas"
        list={list}
        columns={columns}
        filters={filters}
        sheet={SaleSheet}
        tools={
          <>
            {manages && (
              <Button variant="outline" icon={Download} onClick={() => setBrings(true)}>
                Trazer vendas desde…
              </Button>
            )}
            <TakeNext queue="vendas" onTaken={open} />
          </>
        }
        opens={(row) => ({ label: isOpen(row) ? 'Auditar' : 'Ver', icon: ClipboardCheck })}
        actions={(row) => [
          ...leadOf(row),
          ...(manages && row.situacao === 'cancelada'
            ? [
                removal({
                  title: `Excluir a venda cancelada de ${row.cliente ?? 'cliente sem nome'}?`,
                  run: () => api.deskSales.remove.mutate({ id: row.id }),
                }),
              ]
            : []),
        ]}
      />
      {brings && (
        <Suspense>
          <BringDialog onClose={() => setBrings(false)} />
        </Suspense>
      )}
    </>
  )
}
