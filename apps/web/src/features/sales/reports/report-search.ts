import { type ComparisonSearch, comparedListSearch } from '@/components/report/comparison-search.ts'
import type { ListSearch } from '@/components/table/list-search.ts'
import { textInSearch } from '@/lib/text-in-search.ts'

/** The values in the address of the details (docs/sales.md#ten-reports). */
const names = [
  'provedor',
  'data_ini',
  'data_end',
  'campaign',
  'channel',
  'city',
  'product',
  'seller',
  'reason',
  'provider',
  'neighborhood',
  'street',
] as const
type Name = (typeof names)[number]

export interface ReportSearch extends ListSearch, ComparisonSearch, Partial<Record<Name, string>> {
  /** The dashboard's switch: sales by the day they were made. */
  por_efetivacao?: boolean
}

/** '' is what has no such value. */
export const reportSearch = (search: Record<string, unknown>): ReportSearch => ({
  ...comparedListSearch(search),
  ...Object.fromEntries(names.map((name) => [name, textInSearch(search[name])])),
  por_efetivacao: search.por_efetivacao === true || undefined,
})
