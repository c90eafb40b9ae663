import { daysBetween, todayInBrazil } from '@intranet/contract/today'

/** Days from today in São Paulo to a `YYYY-MM-DD`; negative once it is over, null without one. */
export const daysUntil = (day: string | null): number | null =>
  day === null ? null : daysBetween(todayInBrazil(), day)
