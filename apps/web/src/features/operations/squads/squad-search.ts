import { listSearch, type ListSearch } from '@/components/table/list-search.ts'

/** A list's search, and the squad that it is about. */
export function squadSearch(search: Record<string, unknown>): ListSearch & { equipe?: number } {
  const squad = Number(search.equipe)
  return { ...listSearch(search), ...(Number.isSafeInteger(squad) && squad > 0 && { equipe: squad }) }
}
