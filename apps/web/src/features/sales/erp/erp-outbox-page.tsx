import { RotateCw } from 'lucide-react'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { outboxStateNames } from '@intranet/contract/sales/erp'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { Filters } from '@/components/table/filters.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

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
  options: Object.entries(outboxStateNames).map(([value, label]) => ({ value, label })),
}

/** What the ERPs were sent, what waits and what failed; failures are sent again from here. */
export function ErpOutboxPage() {
  const search = useTableSearch('erp.outbox')
  const list = useList(trpc.erp.outbox.queryOptions(search.input), search)
  const providers = useProviderFilter()
  const selection = useSelection(list, search)
  const table = useListTable({ columns, list, search, selection })
  const { mutate: retryOne, mutateAsync: retry } = useSave(
    { mutationFn: (ids: number[]) => api.erp.retry.mutate({ ids }) },
    {
      saved: ({ alterados }) => formatCount(alterados, 'envio na fila.', 'envios na fila.'),
      changes: [trpc.erp.pathFilter()],
    },
  )
  return (
    <Page>
      <PageHead total={list.data?.total} />
      <PageSheet>
        <Toolbar end={<ExportButton procedure="erp.outbox" input={search.input} table={table} />}>
          <SearchBox search={search} placeholder="Buscar provedor ou erro" />
          <Filters search={search} filters={[stateFilter, providers]} />
        </Toolbar>
        <DataTable
          label="Envios"
          table={table}
          list={list}
          search={search}
          actions={({ id, situacao }) =>
            situacao === 'falhou'
              ? [{ label: 'Enviar de novo', icon: RotateCw, onSelect: () => retryOne([id]) }]
              : []
          }
          empty={<EmptyState text="As leads de provedores com ERP ativo passam por aqui." />}
        >
          <Pagination table={table} />
        </DataTable>
        <BulkBar selection={selection} noun={['envio', 'envios']}>
          <BulkAction icon={RotateCw} act={retry}>
            Enviar de novo
          </BulkAction>
        </BulkBar>
      </PageSheet>
    </Page>
  )
}
