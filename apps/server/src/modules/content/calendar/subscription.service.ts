/** The address from which another calendar reads one person's events: a secret, stored only as its hash. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import {
  feedEvents,
  feedOwner,
  removeSubscription,
  saveSubscription,
  subscriptionOf,
} from './subscription.queries.ts'
import { writeCalendarFile } from './ical.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether there is an address, and since when; the address itself is shown only once. */
export async function hasSubscription(db: Database, actor: Actor): Promise<{ desde: Date | null }> {
  return { desde: (await subscriptionOf(db, actor.id))?.created_at ?? null }
}

/** A new address; an earlier one ends with it. The token is in the query, which no log keeps. */
export async function startSubscription(
  db: Database,
  actor: Actor,
  publicUrl: string,
): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url')
  await saveSubscription(db, actor.id, hashOf(token))
  return { url: `${publicUrl}/calendario.ics?token=${token}` }
}

export async function endSubscription(db: Database, actor: Actor): Promise<void> {
  await removeSubscription(db, actor.id)
}

/**
 * The iCalendar file of a token's owner, or null where no active employee has it. It holds the events they made or
 * are invited to, and of those no other person.
 */
export async function readFeed(db: Database, token: string, host: string): Promise<string | null> {
  const owner = await feedOwner(db, hashOf(token))
  if (!owner) return null
  return writeCalendarFile(await feedEvents(db, owner.id), host)
}
