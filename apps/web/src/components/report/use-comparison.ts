import { comparedDays, type Comparison, type Days, periodText } from '@intranet/contract/comparison'
import { formatMonth } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import { useSearch } from '@tanstack/react-router'
import type { ComparisonSearch } from './comparison-search.ts'

/** What the report of this address is compared with (docs/screens.md#a-report-that-answers). */
export const useComparison = (): Comparison =>
  (useSearch({ strict: false }) as ComparisonSearch).comparar ?? 'mes_anterior'

/** "dez/2025 a nov/2026, contra dez/2024 a nov/2025": of many months the days say nothing. */
export function comparedMonthsText(days: Days, comparison: Comparison): string {
  const said = ({ de, ate }: Days) => `${formatMonth(de)} a ${formatMonth(ate)}`
  const compared = comparedDays(days, comparison, todayInBrazil())
  return compared ? `${said(compared.now)}, contra ${said(compared.before)}` : said(days)
}

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
