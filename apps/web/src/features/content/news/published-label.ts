import { DAY_MS } from '@intranet/contract/durations'
import { ageLabel, formatMomentDay } from '@intranet/contract/formats'

const WEEK_MS = 7 * DAY_MS

/** "há 2h" in the first week, then the day. */
export function publishedLabel(moment: string): string {
  const now = new Date()
  if (now.getTime() - new Date(moment).getTime() >= WEEK_MS) return formatMomentDay(moment)
  const label = ageLabel(moment, now)
  return label === 'Agora' ? label : `há ${label}`
}
