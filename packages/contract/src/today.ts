import { DAY_MS } from './durations.ts'
import { once } from './once.ts'

/** Calendar days of São Paulo, whatever the clock of the machine says. */
const dayFormat = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }))

/** The day of a moment (a Date, or milliseconds) in São Paulo, as `YYYY-MM-DD`. */
export const dayInBrazil = (moment: Date | number): string => dayFormat().format(moment)

/** Today in São Paulo, as `YYYY-MM-DD`. */
export const todayInBrazil = (): string => dayInBrazil(Date.now())

/** The same day (`YYYY-MM-DD`) that many months later, or before by a negative number; the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** The day (`YYYY-MM-DD`) that many days later, or before by a negative number. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The day (`YYYY-MM-DD`) that many days from today in São Paulo, or before it by a negative number. */
export const dayFromNow = (days: number): string => daysLater(todayInBrazil(), days)

/** Days from one day (`YYYY-MM-DD`) to another; negative where the other is before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The first and the last day of the month that a day (`YYYY-MM-DD`), or the month itself (`YYYY-MM`), is in. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
export const lastOfMonth = (day: string): string => daysLater(monthsLater(firstOfMonth(day), 1), -1)

/** First and last day of the month of `now` in São Paulo: the period a lead list opens with. */
export function currentMonth(now: Date): { de: string; ate: string } {
  const today = dayInBrazil(now)
  return { de: firstOfMonth(today), ate: lastOfMonth(today) }
}
