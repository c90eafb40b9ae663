import type { ReactNode } from 'react'
import { EmptyState } from '@/components/shell/states.tsx'
import { PanelTable } from '../client-panel/panel-table.tsx'

/** Lines of a page that is read only: they neither move nor change. */
export function Lines({ label, heads, rows }: { label: string; heads: string[]; rows: ReactNode[][] }) {
  if (rows.length === 0) return <EmptyState />
  return (
    <PanelTable label={label} heads={heads} rows={rows} keyOf={(_row, place) => place}>
      {(cells) => cells}
    </PanelTable>
  )
}
