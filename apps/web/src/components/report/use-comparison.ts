import { comparedDays, type Comparison, type Days, periodText } from '@intranet/contract/comparison'
import { todayInBrazil } from '@intranet/contract/today'
import { useSearch } from '@tanstack/react-router'
import type { ComparisonSearch } from './comparison-search.ts'

/** What the report of this address is compared with (docs/screens.md#a-report-that-answers). */
export const useComparison = (): Comparison =>
  (useSearch({ strict: false }) as ComparisonSearch).comparar ?? 'mes_anterior'

/**
 * "1 a 23 de novembro, contra 1 a 23 de outubro", or that those days have no data (`nothing`); nothing while the days
 * are not known or nothing is compared.
 */
export function comparedDaysText(
  days: Days | undefined,
  comparison: Comparison,
  nothing = false,
): string | undefined {
  const compared = days && comparedDays(days, comparison, todayInBrazil())
  const year = todayInBrazil().slice(0, 4)
  if (!compared) return undefined
  const [now, before] = [periodText(compared.now, year), periodText(compared.before, year)]
  return nothing ? `${now}, sem dados anteriores para comparar` : `${now}, contra ${before}`
}
