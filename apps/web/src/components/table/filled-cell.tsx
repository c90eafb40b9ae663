import type { Cell } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { listFeatures } from './list-column.ts'

const NOTHING: ReadonlySet<unknown> = new Set([null, undefined, false, '', '–'])

/** An empty cell; the cards of phones leave it out, since there no heading says what is missing. */
export function NoValue() {
  return (
    <span data-none className="text-muted-foreground">
      –
    </span>
  )
}

/** A cell as its column draws it, and a dash where the column draws nothing. */
export function FilledCell<Row extends object>({ cell }: { cell: Cell<typeof listFeatures, Row, unknown> }) {
  const { cell: draw } = cell.column.columnDef
  // Called, not rendered: only the result shows whether there is something to see.
  const drawn: ReactNode = typeof draw === 'function' ? draw(cell.getContext()) : draw
  return NOTHING.has(drawn) ? <NoValue /> : drawn
}
