import type { Comparison } from '@intranet/contract/comparison'
import { type ListSearch, listSearch } from '@/components/table/list-search.ts'

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

export interface ReportSearch extends ListSearch, Partial<Record<Name, string>> {
  /** The dashboard's switch: sales by the day they were made. */
  por_efetivacao?: boolean
  /** What it is compared with; the month before where the address names nothing. */
  comparar?: Exclude<Comparison, 'mes_anterior'>
}

/** A value may look like a number or be empty: '' is what has none. */
const text = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).slice(0, 200) : undefined

export const reportSearch = (search: Record<string, unknown>): ReportSearch => ({
  ...listSearch(search),
  ...Object.fromEntries(names.map((name) => [name, text(search[name])])),
  por_efetivacao: search.por_efetivacao === true || undefined,
  comparar: search.comparar === 'nenhum' || search.comparar === 'ano_anterior' ? search.comparar : undefined,
})
