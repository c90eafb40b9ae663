import type { ReactNode } from 'react'
import { EmptyState } from '@/components/shell/states.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'

/** Lines of a page that is read only. */
export function Lines({ label, heads, rows }: { label: string; heads: string[]; rows: ReactNode[][] }) {
  if (rows.length === 0) return <EmptyState />
  return (
    <Table label={label}>
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((cells, line) => (
          // Lines of a page that is read only: they neither move nor change.
          // oxlint-disable-next-line react/no-array-index-key
          <TableRow key={line}>
            {cells.map((cell, place) => (
              <TableCell key={heads[place]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
