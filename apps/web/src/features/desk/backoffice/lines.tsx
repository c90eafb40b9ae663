import type { ReactNode } from 'react'
import { EmptyState } from '@/components/shell/states.tsx'
import { Table } from '@/components/ui/table.tsx'

/** Lines of a page that is read only. */
export function Lines({ label, heads, rows }: { label: string; heads: string[]; rows: ReactNode[][] }) {
  if (rows.length === 0) return <EmptyState />
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
        {rows.map((cells, line) => (
          // Lines of a page that is read only: they neither move nor change.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={line}>
            {cells.map((cell, place) => (
              <td key={heads[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
