import { equipmentRequestStateLabels } from '@intranet/contract/operations/equipment-request-options'
import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { trpc } from '@/lib/trpc.ts'
import { ownColumns, type EquipmentRow } from './equipment-request-columns.tsx'
import { useOwnEquipmentSteps } from './use-equipment-steps.ts'

const EquipmentRequestSheet = lazyDialog<{ id: number; onClose: () => void }>(async () => ({
  default: (await import('./equipment-request-sheet.tsx')).EquipmentRequestSheet,
}))

const filters: FiltersOf<'equipmentRequests.listOwn'> = [
  { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(equipmentRequestStateLabels) },
  { key: 'created_at', label: 'Criação', kind: 'period' },
]

/** What one asked for, and what became of it. */
export function OwnEquipmentRequestListPage() {
  const search = useTableSearch('equipmentRequests.listOwn')
  const list = useList(trpc.equipmentRequests.listOwn.queryOptions(search.input), search)
  const steps = useOwnEquipmentSteps()
  const [seen, setSeen] = useState<number>()
  const actions = (row: EquipmentRow): RowAction[] => [
    { label: 'Ver', icon: Eye, onSelect: () => setSeen(row.id), opens: true },
    ...steps(row),
  ]
  return (
    <ListPage
      tools={<AddLink to="/requests/equipment/register">Pedir equipamento</AddLink>}
      label="Meus pedidos de equipamento"
      placeholder="Buscar pedido"
      list={list}
      columns={ownColumns}
      filters={filters}
      empty={<EmptyRows text="O que você pedir do catálogo aparece aqui, do pedido à entrega." />}
      actions={actions}
    >
      {seen !== undefined && (
        <Suspense>
          <EquipmentRequestSheet id={seen} onClose={() => setSeen(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
