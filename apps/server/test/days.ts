import { daysLater, todayInBrazil } from '@intranet/contract/today'

/** `YYYY-MM-DD` some days from today, in São Paulo. */
export const dayFromNow = (days: number): string => daysLater(todayInBrazil(), days)
