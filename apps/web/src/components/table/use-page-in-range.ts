import { useEffect } from 'react'
import type { TableSearch } from './use-table-search.ts'

interface Counted {
  data: { total: number | null } | undefined
  isPlaceholderData?: boolean
}

/** Goes to the last page when the address names one past it. */
export function usePageInRange({ page, limit, setPage }: TableSearch, list: Counted): void {
  const total = list.data?.total
  const last = limit === 0 || !total ? 1 : Math.ceil(total / limit)
  // The total of the page before is shown until this one is read.
  const pastEnd = !list.isPlaceholderData && typeof total === 'number' && page > last
  useEffect(() => {
    if (pastEnd) setPage(last, true)
  }, [pastEnd, last, setPage])
}
