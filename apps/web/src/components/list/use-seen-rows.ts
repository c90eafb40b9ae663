import { useCallback, useMemo, useState } from 'react'
import { rowId } from '@/components/table/list-column.ts'

/** What the list showed of a row, also when it is on another page by now. */
export type SeenRow = (id: number) => { updated_at?: string; name?: string }

/** Remembers the rows that were shown: ticks outlive their page. Answers those of some ids, as they were seen last. */
export function useRowsOf<Row extends object>(rows: readonly Row[] | undefined) {
  const [shown] = useState(() => new Map<number, Row>())
  return useMemo(() => {
    // While rendering, not in an effect: who reads the rows in the same render gets those of this reading.
    for (const [place, row] of (rows ?? []).entries()) shown.set(rowId(row, place), row)
    return (ids: readonly number[]) => ids.flatMap((id) => shown.get(id) ?? [])
  }, [rows, shown])
}

/** Of the rows that were shown: their version and what they are called. */
export function useSeenRows<Row extends object>(
  rows: readonly Row[] | undefined,
  { name }: { name?(row: Row): string },
): SeenRow {
  const rowsOf = useRowsOf(rows)
  return useCallback(
    (id) => {
      const [row] = rowsOf([id])
      if (!row) return {}
      const version = 'updated_at' in row ? row.updated_at : undefined
      return { name: name?.(row), ...(typeof version === 'string' && { updated_at: version }) }
    },
    [name, rowsOf],
  )
}
