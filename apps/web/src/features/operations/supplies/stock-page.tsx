import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { BellRing, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { useList } from '@/components/table/use-list.ts'
import { markedKey } from '@/components/table/provider-mark.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useProductFilter, useSquadFilter } from './supply-filters.ts'
import { Marked } from '@/components/ui/marked.tsx'

const MinimumDialog = lazyDialog(async () => ({
  default: (await import('./minimum-dialog.tsx')).MinimumDialog,
}))

type Stock = Outputs['supplyProducts']['stock']['dados'][number]

const columns: ListColumns<Stock, 'supplyProducts.stock'> = [
  { accessorKey: 'produto', header: 'Produto', meta: { sort: true, card: 'main' } },
  { accessorKey: 'codigo_erp', header: 'Código', meta: { sort: true } },
  { accessorKey: 'equipe', header: 'Equipe', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'sistema',
    header: 'Sistema',
    meta: { sort: true, card: 'extra' },
    cell: markedKey,
  },
  {
    accessorKey: 'quantidade',
    header: 'Quantidade',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row: { original } }) => {
      const low = original.baixo && <Badge variant="destructive">Abaixo do mínimo</Badge>
      const has = formatNumber(original.quantidade)
      return (
        <OnCard
          table={
            <Marked>
              {low}
              {has}
            </Marked>
          }
        >
          <Marked>
            {original.minimo === null ? has : `${has} de ${formatNumber(original.minimo)}`}
            {low}
          </Marked>
        </OnCard>
      )
    },
  },
  {
    accessorKey: 'minimo',
    header: 'Mínimo',
    meta: { sort: true, numeric: true },
    cell: ({ row: { original } }) => (original.minimo === null ? '–' : formatNumber(original.minimo)),
  },
]

/** What squads have by the ERP, and how little is too little. */
export function StockPage() {
  const search = useTableSearch('supplyProducts.stock')
  const list = useList(trpc.supplyProducts.stock.queryOptions(search.input), search)
  const manages = can(useSession(), 'suprimentos', 'manage')
  const [open, setOpen] = useState<Stock | 'new'>()
  const filters: FiltersOf<'supplyProducts.stock'> = [
    useProviderFilter(),
    useSquadFilter(),
    useProductFilter(),
    { key: 'baixo', label: 'Abaixo do mínimo', kind: 'boolean', labels: ['Sim', 'Não'] },
  ]
  return (
    <ListPage
      tools={
        manages && (
          <Button icon={Plus} cooldown={false} onClick={() => setOpen('new')}>
            Novo mínimo
          </Button>
        )
      }
      label="Estoque mínimo"
      what="mínimos de estoque"
      placeholder="Buscar produto ou equipe"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) =>
        manages
          ? [{ label: 'Alterar mínimo', icon: BellRing, opens: true, onSelect: () => setOpen(row) }]
          : []
      }
    >
      <Suspense>
        {open && <MinimumDialog row={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </ListPage>
  )
}
