import { MAX_LIMIT } from '@intranet/contract/list-limits'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'

/**
 * How many rows of a list without pages are asked for, within another screen: `step` at first, as many more at each press of
 * `MoreRows`. `of` is the record that the list belongs to: the list of another record begins at its first rows.
 */
export function useMoreRows(of: number | string, step = 60, most = MAX_LIMIT) {
  const [asked, setAsked] = useState({ of, limit: step })
  if (asked.of !== of) setAsked({ of, limit: step })
  const limit = asked.of === of ? asked.limit : step
  return {
    limit,
    most,
    more: () => setAsked({ of, limit: Math.min(limit + step, most) }),
    // The rows that are shown stay while more are read, but never beside another name.
    kept: limit > step ? { placeholderData: keepPreviousData } : {},
  }
}

interface MoreRowsProps {
  rows: ReturnType<typeof useMoreRows>
  read: { data?: { total: number | null; dados: readonly unknown[] }; isFetching: boolean }
}

/** Below a list without pages: the way to its next rows. */
export function MoreRows({ rows, read }: MoreRowsProps) {
  const { dados = [], total } = read.data ?? {}
  if (dados.length >= (total ?? 0) || dados.length >= rows.most) return null
  return (
    <Button variant="outline" className="mt-3" busy={read.isFetching} onClick={rows.more}>
      Mostrar mais
    </Button>
  )
}
