import { format } from '@intranet/contract/messages/formats'
import type { Cell } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { isNothing } from '@/lib/is-nothing.ts'
import type { listFeatures } from './list-features.ts'
import type { RowAction } from './row-actions.tsx'
import { RowName } from './row-name.tsx'

/** An empty cell; the cards of phones leave it out, since there no heading says what is missing. */
export function NoValue() {
  return (
    <span data-none className="text-muted-foreground">
      –
    </span>
  )
}

interface FilledCellProps<Row extends object> {
  cell: Cell<typeof listFeatures, Row, unknown>
  /** The row's menu, where the cell names the row. */
  naming?: RowAction[]
}

/** A cell as its column draws it: a dash where it draws nothing, muted where it says so, and what names the row opens its record. */
export function FilledCell<Row extends object>({ cell, naming }: FilledCellProps<Row>) {
  const { cell: draw, meta } = cell.column.columnDef
  // Called, not rendered: only the result shows whether there is something to see.
  const drawn: ReactNode = typeof draw === 'function' ? draw(cell.getContext()) : draw
  if (isNothing(drawn)) return <NoValue />
  if (drawn === format.noDate || drawn === format.notInformed)
    return (
      <span data-none={drawn === format.noDate || undefined} className="text-muted-foreground">
        {drawn}
      </span>
    )
  // An element may hold a link already.
  const isText = typeof drawn === 'string' || typeof drawn === 'number'
  return naming && (isText || meta?.opens) ? <RowName actions={naming}>{drawn}</RowName> : drawn
}
