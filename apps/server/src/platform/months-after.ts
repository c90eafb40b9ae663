import { addMonths } from 'date-fns/addMonths'
import { lightFormat } from 'date-fns/lightFormat'

/** The same day (YYYY-MM-DD) some months later; the last one of a month that has no such day. */
export const monthsAfter = (day: string, months: number): string =>
  lightFormat(addMonths(`${day}T12:00:00`, months), 'yyyy-MM-dd')
