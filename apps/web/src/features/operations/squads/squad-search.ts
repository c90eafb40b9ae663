import { listSearch, type ListSearch } from '@/components/table/list-search.ts'
import { idInSearch } from '@/lib/id-in-search.ts'

/** A list's search, and the squad that it is about. */
export function squadSearch(search: Record<string, unknown>): ListSearch & { equipe?: number } {
  const equipe = idInSearch(search.equipe)
  return { ...listSearch(search), ...(equipe && { equipe }) }
}
