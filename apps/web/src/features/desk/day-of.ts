import { formatDate } from '@intranet/contract/formats'
import { dayInBrazil } from '@intranet/contract/today'

/** The day of a moment, as people write it. */
export const dayOf = (moment: string | Date): string => formatDate(dayInBrazil(new Date(moment)))
