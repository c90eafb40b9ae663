import { equipmentRequestStateLabels } from '@intranet/contract/operations/equipment-request-options'
import { Eye } from 'lucide-react'
import { Suspense } from 'react'
import { ListPage } from '@/components/list/list-page.tsx'
import { useOpened } from '@/lib/use-opened.ts'
import { EmptyState } from '@/components/shell/states.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { trpc } from '@/lib/trpc.ts'
import { managedColumns } from './equipment-request-columns.tsx'
import { useProductFilter } from './supply-filters.ts'

const EquipmentRequestSheet = lazyDialog<{ id: number; onClose: () => void }>(async () => ({
  default: (await import('./equipment-request-sheet.tsx')).EquipmentRequestSheet,
}))

/** What is in the list until somebody asks for more. */
const open = { situacao: { _in: ['pedido', 'aprovado'] } }

/** What employees ask for, for who decides and hands over. */
export function EquipmentRequestListPage() {
  const search = useTableSearch('equipmentRequests.list', open)
  const list = useList(trpc.equipmentRequests.list.queryOptions(search.input), search)
  const { ver, open: view } = useOpened()
  const filters: FiltersOf<'equipmentRequests.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(equipmentRequestStateLabels) },
    useProductFilter(),
    useProviderFilter(),
    { key: 'data_desejada', label: 'Para quando', kind: 'period' },
  ]
  return (
    <ListPage
      label="Pedidos de equipamento"
      placeholder="Buscar pedido"
      list={list}
      columns={managedColumns}
      filters={filters}
      empty={
        <EmptyState text="O que os funcionários pedem do catálogo aparece aqui, para decidir e entregar." />
      }
      actions={(row) => [{ label: 'Ver', icon: Eye, onSelect: () => view(row.id), opens: true }]}
    >
      {ver !== undefined && (
        <Suspense>
          <EquipmentRequestSheet id={ver} onClose={() => view(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
