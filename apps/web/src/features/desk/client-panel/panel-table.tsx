import type { ReactNode } from 'react'
import { Table } from '@/components/ui/table.tsx'

interface PanelTableProps<Row> {
  label: string
  heads: readonly string[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The cells of a row, in the order of the heads. */
  children: (row: Row) => readonly ReactNode[]
}

/** The ERP's rows: few enough for one table, in the ERP's order. */
export function PanelTable<Row>({ label, heads, rows, keyOf, children }: PanelTableProps<Row>) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {children(row).map((cell, place) => (
              <td key={heads[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
