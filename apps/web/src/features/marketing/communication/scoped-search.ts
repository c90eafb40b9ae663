import { useMemo } from 'react'
import type { FilterKey, ListName } from '@/components/table/list-name.ts'
import { type ListFilter, type SearchOf, useTableSearch } from '@/components/table/use-table-search.ts'

/** A list's state, limited to the records of the address's campaign, rule or execution. Its page is keyed by them. */
export function useScopedSearch<Name extends ListName>(
  list: Name,
  scope: ListFilter<FilterKey<Name>>,
): SearchOf<Name> {
  const search = useTableSearch(list)
  const scopeText = JSON.stringify(scope)
  return useMemo(() => {
    const filtro = { ...search.input.filtro, ...(JSON.parse(scopeText) as ListFilter<FilterKey<Name>>) }
    return { ...search, key: search.key + scopeText, input: { ...search.input, filtro } }
  }, [search, scopeText])
}
