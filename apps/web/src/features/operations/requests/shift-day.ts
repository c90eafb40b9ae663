import { dayText, dayWall, DAY_MS } from '@intranet/contract/content/calendar-time'

/** A `YYYY-MM-DD` some days later or, with a negative number, earlier. */
export const shiftDay = (day: string, days: number) => dayText(dayWall(day) + days * DAY_MS)
