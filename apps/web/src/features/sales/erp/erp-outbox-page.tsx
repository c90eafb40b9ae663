import { RotateCw } from 'lucide-react'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { outboxStateNames } from '@intranet/contract/sales/erp'
import { ListFrame } from '@/components/list/list-frame.tsx'
import { ListTable } from '@/components/list/list-table.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

type Waiting = Outputs['erp']['outbox']['dados'][number]

const outgoingName = ({ id_item }: Waiting) => `Lead ${id_item}`

const columns: ListColumns<Waiting, 'erp.outbox'> = [
  {
    accessorKey: 'id_item',
    header: 'Lead',
    meta: { card: 'main', sort: true, called: outgoingName },
    cell: ({ row }) => outgoingName(row.original),
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: providerNamesCell,
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { card: 'sub', sort: true },
    cell: ({ row: { original } }) => <StateBadge state={outboxStateNames[original.situacao]} />,
  },
  { accessorKey: 'tentativas', header: 'Tentativas', meta: { numeric: true, sort: true } },
  { accessorKey: 'erro', header: 'Erro', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'proxima_em',
    header: 'Próxima tentativa',
    meta: { sort: true },
    cell: ({ row: { original } }) =>
      original.situacao === 'na_fila' ? formatDateTime(original.proxima_em) : '–',
  },
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
]

const stateFilter: FilterDefinition<'situacao'> = {
  key: 'situacao',
  label: 'Situação',
  kind: 'choice',
  options: optionsOf(outboxStateNames),
}

/** What the ERPs were sent, what waits and what failed; failures are sent again from here. */
export function ErpOutboxPage() {
  const search = useTableSearch('erp.outbox')
  const list = useList(trpc.erp.outbox.queryOptions(search.input), search)
  const providers = useProviderFilter()
  const selection = useSelection(list, search)
  const { mutate: retryOne, mutateAsync: retry } = useSave(
    { mutationFn: (ids: number[]) => api.erp.retry.mutate({ ids }) },
    {
      saved: ({ alterados }) => formatCount(alterados, 'envio na fila.', 'envios na fila.'),
      changes: [trpc.erp.pathFilter()],
    },
  )
  return (
    <ListFrame
      total={shownTotal(list.data)}
      rows={
        <ListTable
          label="Envios"
          placeholder="Buscar provedor ou erro"
          list={list}
          search={search}
          columns={columns}
          filters={[stateFilter, providers]}
          selection={selection}
          actions={({ id, situacao }) =>
            situacao === 'falhou'
              ? [{ label: 'Enviar de novo', icon: RotateCw, onSelect: () => retryOne([id]) }]
              : []
          }
          empty={
            <EmptyState
              text="As leads de provedores com ERP ativo passam por aqui."
              action={
                <AddressLink to="/sales/internal/erp/list" className={buttonVariants({ variant: 'outline' })}>
                  Ver provedores com ERP
                </AddressLink>
              }
            />
          }
        />
      }
    >
      <BulkBar selection={selection} noun={['envio', 'envios']}>
        <BulkAction icon={RotateCw} act={retry}>
          Enviar de novo
        </BulkAction>
      </BulkBar>
    </ListFrame>
  )
}
