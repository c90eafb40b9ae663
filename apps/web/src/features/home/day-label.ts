import { daysLater } from '@intranet/contract/today'
import { onceFor } from '@intranet/contract/once'
import { daysIntoWeek } from '@/lib/week.ts'

const styles = {
  /** "segunda-feira" */
  weekday: { weekday: 'long' },
  /** "S" */
  initial: { weekday: 'narrow' },
  /** "9" */
  number: { day: 'numeric' },
  /** "9 de nov." */
  month: { day: 'numeric', month: 'short' },
  /** "seg., 09/11" */
  short: { weekday: 'short', day: '2-digit', month: '2-digit' },
  /** "segunda-feira, 9 de novembro" */
  whole: { weekday: 'long', day: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatOf = onceFor((style: keyof typeof styles) => new Intl.DateTimeFormat('pt-BR', styles[style]))

/** A day (YYYY-MM-DD) in Brazilian words; noon keeps it the same day everywhere. */
export const dayLabel = (day: string, style: keyof typeof styles) =>
  formatOf(style).format(new Date(`${day}T12:00:00`))

/** The seven days of the week of `day`. */
export function weekOf(day: string): string[] {
  const gone = daysIntoWeek(new Date(`${day}T12:00:00Z`).getUTCDay())
  return Array.from({ length: 7 }, (_, index) => daysLater(day, index - gone))
}

/** "hoje", "amanhã", else the weekday within a week, else the day and month. */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'hoje'
  if (day === daysLater(today, 1)) return 'amanhã'
  return dayLabel(day, day <= daysLater(today, 6) ? 'weekday' : 'month')
}
