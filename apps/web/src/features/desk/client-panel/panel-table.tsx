import type { ReactNode } from 'react'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'

/** The head over a row's buttons. */
export const ACTIONS = 'Ações'

interface PanelTableProps<Row> {
  label: string
  heads: readonly string[]
  rows: readonly Row[]
  keyOf: (row: Row, place: number) => string | number
  /** The cells of a row, in the order of the heads. */
  children: (row: Row) => readonly ReactNode[]
}

const hasContent = (cell: ReactNode) => cell !== null && cell !== undefined && cell !== false && cell !== ''

/** The ERP's rows: few enough for one table, in the ERP's order; on phones a card each, named by its first cell. */
export function PanelTable<Row>({ label, heads, rows, keyOf, children }: PanelTableProps<Row>) {
  return (
    <Table label={label} cards>
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col">
              {head === ACTIONS ? <span className="sr-only">{head}</span> : head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, place) => (
          <TableRow key={keyOf(row, place)}>
            {children(row).map((cell, column) => (
              <TableCell
                key={heads[column]}
                card={column === 0 ? 'main' : hasContent(cell) ? 'extra' : undefined}
                data-head={heads[column] === ACTIONS ? undefined : heads[column]}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
