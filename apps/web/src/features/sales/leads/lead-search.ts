import { type ListSearch, listSearch } from '@/components/table/list-search.ts'

export type Grouping = 'dia' | 'vendedor' | 'status'

/** A lead list in the address: its filters, and what it is grouped by. */
export interface LeadSearch extends ListSearch {
  agrupar?: Grouping
}

const groupings: readonly unknown[] = ['dia', 'vendedor', 'status']

export const leadSearch = (search: Record<string, unknown>): LeadSearch => ({
  ...listSearch(search),
  agrupar: groupings.includes(search.agrupar) ? (search.agrupar as Grouping) : undefined,
})
