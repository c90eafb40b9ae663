import { useMemo } from 'react'
import type { FilterEntry } from '@/components/table/list-search.ts'
import { useTableSearch, type TableSearch } from '@/components/table/use-table-search.ts'

/** A list's state, held to the records of the address's campaign, rule or execution. Its page is keyed by them. */
export function useScopedSearch(scope: Record<string, FilterEntry | undefined>): TableSearch {
  const search = useTableSearch()
  const held = JSON.stringify(scope)
  return useMemo(() => {
    const filtro = { ...search.filtro, ...(JSON.parse(held) as Record<string, FilterEntry>) }
    return {
      ...search,
      key: search.key + held,
      input: { ...search.input, filtro: filtro as Record<string, never> },
    }
  }, [search, held])
}
