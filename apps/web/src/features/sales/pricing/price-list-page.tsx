import { prices } from './price.entity.ts'
import { CalendarX2, Copy, Pencil, Percent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { can } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { BulkBar } from '@/components/table/bulk-bar.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { priceColumns, priceFilters, type Price } from './price-columns.tsx'
import { ListTable } from '@/components/list/list-table.tsx'
import { SheetImportButton } from '@/components/list/sheet-import-button.tsx'
import { removalAction } from '@/components/table/removal-action.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

const EndPriceDialog = lazyDialog(async () => ({
  default: (await import('./price-dialogs.tsx')).EndPriceDialog,
}))
const AdjustPricesDialog = lazyDialog(async () => ({
  default: (await import('./price-dialogs.tsx')).AdjustPricesDialog,
}))

/** What is written over a price: open dialogs, and removing one. */
function usePriceActions() {
  const confirm = useConfirm()
  const [ending, setEnding] = useState<Price>()
  const { mutate: remove } = useSave(
    { mutationFn: (input: { id: number }) => api.pricing.remove.mutate(input) },
    { saved: common.itemRemoved, failed: common.removeFailed, changes: [trpc.pricing.pathFilter()] },
  )
  const ask = async (price: Price) => {
    const { id, produto } = price
    const consequences = [
      `${produto} deixa de existir na tabela de preços.`,
      'As leads que já têm este valor não mudam.',
    ]
    const title = `Excluir ${prices.name(price)}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove })) remove({ id })
  }
  const actions = (price: Price): RowAction[] => [
    { label: 'Editar', icon: Pencil, to: `/pricing/edit/${price.id}` },
    { label: 'Duplicar', icon: Copy, to: `/pricing/register/${price.id}` },
    ...(price.situacao === 'encerrada'
      ? []
      : [{ label: 'Encerrar', icon: CalendarX2, onSelect: () => setEnding(price) }]),
    removalAction(() => ask(price)),
  ]
  return { actions, ending, endingDone: () => setEnding(undefined) }
}

/** Prices by provider and micro-region (docs/sales.md#prices). */
export function PriceListPage() {
  const search = useTableSearch('pricing.list')
  const list = useList(trpc.pricing.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'precificacao', 'manage')
  const selection = useSelection(list, search)
  const providers = useProviderFilter()
  const { actions, ending, endingDone } = usePriceActions()
  const [adjusting, setAdjusting] = useState(false)
  return (
    <Page>
      <PageHead total={shownTotal(list.data)}>
        {manages && <SheetImportButton sheet="pricing" noun={['preço', 'preços']} />}
        {manages && <AddLink to="/pricing/register">Novo preço</AddLink>}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Preços"
          placeholder="Buscar produto"
          list={list}
          search={search}
          columns={priceColumns}
          filters={[providers, ...priceFilters]}
          selection={manages ? selection : undefined}
          actions={manages ? actions : undefined}
        />
        <BulkBar selection={selection} noun={['preço', 'preços']}>
          <Button variant="outline" icon={Percent} onClick={() => setAdjusting(true)}>
            Reajustar %
          </Button>
        </BulkBar>
      </PageSheet>
      <Suspense>
        {ending && <EndPriceDialog price={ending} onClose={endingDone} />}
        {adjusting && <AdjustPricesDialog selection={selection} onClose={() => setAdjusting(false)} />}
      </Suspense>
    </Page>
  )
}
