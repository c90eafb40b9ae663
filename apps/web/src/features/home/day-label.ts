import { onceFor } from '@intranet/contract/once'
import { daysIntoWeek } from '@/lib/week.ts'

const formatOf = onceFor(
  (options: string) => new Intl.DateTimeFormat('pt-BR', JSON.parse(options) as Intl.DateTimeFormatOptions),
)

/** A day (YYYY-MM-DD) in Brazilian words; noon keeps it the same day everywhere. */
export const dayLabel = (day: string, options: Intl.DateTimeFormatOptions) =>
  formatOf(JSON.stringify(options)).format(new Date(`${day}T12:00:00`))

/** The day `count` days later, YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The seven days of the week of `day`. */
export function weekOf(day: string): string[] {
  const gone = daysIntoWeek(new Date(`${day}T12:00:00Z`).getUTCDay())
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - gone))
}

/** "hoje", "amanhã", else the weekday within a week, else the day and month. */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === addDays(today, 1)) return 'amanhã'
  return day <= addDays(today, 6)
    ? dayLabel(day, { weekday: 'long' })
    : dayLabel(day, { day: 'numeric', month: 'short' })
}
