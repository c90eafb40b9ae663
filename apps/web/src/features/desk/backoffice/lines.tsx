import type { ReactNode } from 'react'
import { EmptyState } from '@/components/shell/states.tsx'
import { type Head, ShortTable } from '@/components/table/short-table.tsx'

/** Lines of a page that is read only: they neither move nor change. */
export function Lines({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly Head[]
  rows: ReactNode[][]
}) {
  if (rows.length === 0)
    return <EmptyState title={`Nada em ${label}`} text="Este cliente ainda não tem o que mostrar aqui." />
  return (
    <ShortTable label={label} heads={heads} rows={rows} keyOf={(_row, place) => place}>
      {(cells) => cells}
    </ShortTable>
  )
}
