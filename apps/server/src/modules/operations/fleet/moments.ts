/** São Paulo's clock over instants. */
import { dayText, wallOf, wallText } from '@intranet/contract/content/calendar-time'

/** The day on which an instant lies, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => dayText(wallOf(instant.getTime()))
/** What a clock shows then, `HH:mm`. */
export const clockOf = (instant: Date): string => wallText(wallOf(instant.getTime())).slice(11)
