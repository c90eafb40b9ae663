/** A period as the roll-ups keep it: whole months, and the days beside them. */

import { daysLater, firstOfMonth, monthsLater } from '@intranet/contract/today'

export interface Range {
  /** `m` whole months (days are their first ones), `d` days. */
  grao: 'd' | 'm'
  de: string
  ate: string
}

export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'

const firstOfNext = (day: string) => monthsLater(firstOfMonth(day), 1)

/** The ranges that make up the days from `de` to `ate`, each day in exactly one of them. */
export function rangesOf(de = FIRST_DAY, ate = LAST_DAY): Range[] {
  // Turned round it holds no day, and still is a range.
  if (de > ate) return [{ grao: 'd', de, ate }]
  const first = de === firstOfMonth(de) ? de : firstOfNext(de)
  const end = firstOfMonth(daysLater(ate, 1))
  if (first >= end) return [{ grao: 'd', de, ate }]
  const ranges: Range[] = [{ grao: 'm', de: first, ate: firstOfMonth(daysLater(end, -1)) }]
  if (de < first) ranges.push({ grao: 'd', de, ate: daysLater(first, -1) })
  if (end <= ate) ranges.push({ grao: 'd', de: end, ate })
  return ranges
}
