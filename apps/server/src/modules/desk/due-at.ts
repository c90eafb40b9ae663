/** When something is due: a number of hours from a moment, day and night or in working hours alone. */

import { dayText, floorDay } from '@intranet/contract/content/calendar-time'
import { DAY_MS, HOUR_MS } from '@intranet/contract/durations'

export interface WorkingHours {
  /** Hours of the day from which and until which one works, as `8` and `18`. */
  from: number
  to: number
  saturday: boolean
  /** Whether nobody works on a day (`YYYY-MM-DD`). */
  isHoliday: (day: string) => boolean
}

/** São Paulo has had no summer time since 2019: its clock is three hours behind. */
const OFFSET = 3 * HOUR_MS

function works(local: number, { saturday, isHoliday }: WorkingHours): boolean {
  const weekday = new Date(local).getUTCDay()
  return weekday !== 0 && (saturday || weekday !== 6) && !isHoliday(dayText(local))
}

/** `hours` after `from`; with working hours, only those count. A year without any counts day and night. */
export function dueAt(from: Date, hours: number, working: WorkingHours | null): Date {
  if (!working || working.to <= working.from) return new Date(from.getTime() + hours * HOUR_MS)
  let local = from.getTime() - OFFSET
  let left = hours * HOUR_MS
  const end = local + 366 * DAY_MS
  while (local < end) {
    const day = floorDay(local)
    const open = Math.max(local, day + working.from * HOUR_MS)
    const close = day + working.to * HOUR_MS
    if (open < close && works(day, working)) {
      if (left <= close - open) return new Date(open + left + OFFSET)
      left -= close - open
    }
    local = day + DAY_MS
  }
  return new Date(from.getTime() + hours * HOUR_MS)
}
