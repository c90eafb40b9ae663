import { comparedDays, type Comparison, type Days, periodText } from '@intranet/contract/comparison'
import { todayInBrazil } from '@intranet/contract/today'
import { useSearch } from '@tanstack/react-router'
import type { ComparisonSearch } from './comparison-search.ts'

/** What the report of this address is compared with (docs/screens.md#a-report-that-answers). */
export const useComparison = (): Comparison =>
  (useSearch({ strict: false }) as ComparisonSearch).comparar ?? 'mes_anterior'

/** "1 a 23 de novembro, contra 1 a 23 de outubro"; nothing while the days are not known or nothing is compared. */
export function comparedDaysText(days: Days | undefined, comparison: Comparison): string | undefined {
  const compared = days && comparedDays(days, comparison, todayInBrazil())
  const year = todayInBrazil().slice(0, 4)
  return compared
    ? `${periodText(compared.now, year)}, contra ${periodText(compared.before, year)}`
    : undefined
}
