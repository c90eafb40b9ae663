import type { Comparison } from '@intranet/contract/comparison'
import { type ListSearch, listSearch } from '@/components/table/list-search.ts'

export interface ComparisonSearch {
  /** What a report is compared with; the month before where the address names nothing. */
  comparar?: Exclude<Comparison, 'mes_anterior'>
}

export const comparisonSearch = ({ comparar }: Record<string, unknown>): ComparisonSearch => ({
  comparar: comparar === 'nenhum' || comparar === 'ano_anterior' ? comparar : undefined,
})

/** The state of a report that is compared: that of a list, and what it is compared with. */
export const comparedListSearch = (search: Record<string, unknown>): ListSearch & ComparisonSearch => ({
  ...listSearch(search),
  ...comparisonSearch(search),
})
