import { can } from '@intranet/contract/access'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { stageLabels } from '@intranet/contract/operations/supply-options'
import { FolderOpen, Plus, QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ListTable } from '@/components/list/list-table.tsx'
import { SheetImportButton } from '@/components/list/sheet-import-button.tsx'
import { createdColumn, statusColumn } from '@/components/list/record-columns.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { markedKey } from '@/components/table/provider-mark.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { downloadFile } from '@/lib/download.ts'
import { useProductFilter, useSquadFilter } from './supply-filters.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

const AssetDialog = lazyDialog(async () => ({ default: (await import('./asset-dialog.tsx')).AssetDialog }))

type Asset = Outputs['assets']['list']['dados'][number]

/** Where an asset is: with a person who signed for it, on its way, with a squad, or in the store. */
function Whereabouts({ detentor, etapa, equipe }: Pick<Asset, 'detentor' | 'etapa' | 'equipe'>) {
  if (detentor) return <>{detentor}</>
  if (etapa)
    return (
      <Badge variant="warning" data-state-word>
        {stageLabels[etapa]}
      </Badge>
    )
  return <>{equipe ?? 'Almoxarifado'}</>
}

const columns: ListColumns<Asset, 'assets.list'> = [
  { accessorKey: 'patrimonio', header: 'Patrimônio', meta: { sort: true, card: 'main' } },
  { accessorKey: 'produto', header: 'Produto', meta: { sort: true, card: 'sub', cut: 'card' } },
  {
    accessorKey: 'sistema',
    header: 'Sistema',
    meta: { card: 'extra', sort: true },
    cell: markedKey,
  },
  { accessorKey: 'equipe', header: 'Equipe', meta: { sort: true } },
  {
    accessorKey: 'detentor',
    header: 'Com quem está',
    meta: { sort: true, card: 'below' },
    cell: ({ row }) => <Whereabouts {...row.original} />,
  },
  {
    accessorKey: 'data_compra',
    header: 'Compra',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDate(row.original.data_compra),
  },
  { accessorKey: 'fornecedor', header: 'Fornecedor', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'garantia_ate',
    header: 'Garantia até',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDate(row.original.garantia_ate),
  },
  statusColumn(),
  createdColumn(),
]

/** Amounts are not for readers. */
const columnsWithValue: typeof columns = [
  ...columns,
  {
    accessorKey: 'valor_compra',
    header: 'Valor da compra',
    meta: { sort: true, hidden: true, numeric: true },
    cell: ({ row }) => formatMoney(row.original.valor_compra),
  },
]
const noun = ['patrimônio', 'patrimônios'] as const

/** Assets, with whom they are, and their labels. */
export function AssetListPage() {
  const search = useTableSearch('assets.list')
  const list = useList(trpc.assets.list.queryOptions(search.input), search)
  const selection = useSelection(list, search)
  const [adds, setAdds] = useState(false)
  const writes = can(useSession(), 'suprimentos', 'create')
  const filters: FiltersOf<'assets.list'> = [
    useProviderFilter(),
    useSquadFilter(),
    useProductFilter(),
    { key: 'fornecedor', label: 'Fornecedor', kind: 'text' },
    { key: 'garantia_ate', label: 'Garantia até', kind: 'period' },
    { key: 'ativo', label: 'Status', kind: 'boolean' },
  ]
  return (
    <Page>
      <PageHead total={shownTotal(list.data)}>
        {writes && (
          <>
            <SheetImportButton sheet="assets" noun={noun} />
            <Button icon={Plus} cooldown={false} onClick={() => setAdds(true)}>
              Novo patrimônio
            </Button>
          </>
        )}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Patrimônios"
          placeholder="Buscar patrimônio"
          list={list}
          search={search}
          columns={writes ? columnsWithValue : columns}
          filters={filters}
          selection={selection}
          actions={({ id }) => [{ label: 'Abrir', icon: FolderOpen, to: `/supplies/assets/edit/${id}` }]}
        />
        <BulkBar selection={selection} noun={noun}>
          <BulkAction
            icon={QrCode}
            act={async (ids) => {
              await downloadFile(`/export/etiquetas?ids=${ids.join(',')}`)
              return false
            }}
          >
            Etiquetas (PDF)
          </BulkAction>
        </BulkBar>
      </PageSheet>
      <Suspense>{adds && <AssetDialog onClose={() => setAdds(false)} />}</Suspense>
    </Page>
  )
}
