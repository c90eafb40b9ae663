/** How much all guests together send in an hour and in a day: many addresses count as one. */
import { DAY_SECONDS } from '@intranet/contract/durations'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import type { Limit } from './limits.ts'

export type GuestTotal = 'emails' | 'arquivos' | 'formularios'

/**
 * Counts one of what guests send, of the whole intranet, or of `part` of it. Throws 429 with `text` when an hour's or a
 * day's total is spent: docs/platform.md#totals-of-guests
 */
export async function countGuests(
  { limits, parameters }: Pick<Deps, 'limits' | 'parameters'>,
  what: GuestTotal,
  text: string,
  part = 'todos',
): Promise<void> {
  const hour = {
    name: `visitantes_${what}_hora`,
    points: await parameters.read(`visitantes_${what}_hora`),
    seconds: 3600,
  }
  const day = {
    name: `visitantes_${what}_dia`,
    points: await parameters.read(`visitantes_${what}_dia`),
    seconds: DAY_SECONDS,
  }
  const retryAfter = (await limits.take(hour, part)) ?? (await limits.take(day, part))
  if (retryAfter !== null) throw new AppError('too_many', text, { retryAfter })
}

const perMailbox: Limit = { name: 'visitante_email', points: 5, seconds: 3600 }

/** Counts a mail that guests send to one mailbox; false where its hour is spent: docs/platform.md#mails-to-guests */
export const countGuestMail = async ({ limits }: Pick<Deps, 'limits'>, email: string): Promise<boolean> =>
  (await limits.take(perMailbox, email)) === null
