import type { ReactNode } from 'react'
import { Table } from '@/components/ui/table.tsx'

interface PanelTableProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly (readonly [head: string, cell: (row: Row) => ReactNode])[]
}

/** The ERP's rows: few enough for one table, in the ERP's order. */
export function PanelTable<Row>({ label, rows, keyOf, columns }: PanelTableProps<Row>) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {columns.map(([head]) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(([head, cell]) => (
              <td key={head}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
