/** A moment as people and systems send it: with an offset that instant, without one São Paulo's time. */
import * as z from 'zod'
import { momentOf } from './content/calendar-time.ts'
import { form } from './messages.ts'
import { format } from './messages/formats.ts'
import { hourSource, monthDaySource } from './time-patterns.ts'

const MOMENT = new RegExp(
  `^(19|20|21)\\d{2}-${monthDaySource}T${hourSource}(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]${hourSource})?$`,
)

export const momentText = z
  .string()
  .min(1, { error: form.required, abort: true })
  // It ends nothing: what else is wrong with the record is said at the same time.
  .regex(MOMENT, format.invalidDateTime)
  .refine((value) => !MOMENT.test(value) || !Number.isNaN(momentOf(value)), format.invalidDateTime)

const OFFSET = /(Z|[+-]\d{2}:\d{2})$/

/** A moment that is counted with: sent as `momentText`, and with its offset from here on. */
export const instantText = z.iso
  .datetime({ offset: true, local: true })
  .refine((value) => !Number.isNaN(momentOf(value)), format.invalidDateTime)
  .transform((value) => (OFFSET.test(value) ? value : new Date(momentOf(value)).toISOString()))
