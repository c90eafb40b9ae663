import { monthsLater, todayInBrazil } from '@intranet/contract/today'

/** Whether what ends on this day (`YYYY-MM-DD`) ends today at the earliest and so many months later at the latest. */
export function endsWithin(day: string, months: number): boolean {
  const today = todayInBrazil()
  return day >= today && day <= monthsLater(today, months)
}
