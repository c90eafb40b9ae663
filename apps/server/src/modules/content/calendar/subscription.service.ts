/** The address from which another calendar reads one person's events: a secret, stored only as its hash. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyAddressMade } from '../../../platform/calendar-addresses.ts'
import { hashToken, newToken } from '../../../platform/token.ts'
import {
  feedEvents,
  feedInterviews,
  feedOwner,
  removeSubscription,
  saveSubscription,
  subscriptionOf,
} from './subscription.queries.ts'
import { writeCalendarFile, type FeedEvent } from './ical.ts'

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
  const token = newToken()
  await saveSubscription(db, actor, hashToken(token))
  await notifyAddressMade(db, actor.id)
  return { url: `${publicUrl}/calendario.ics?token=${token}` }
}

export async function endSubscription(db: Database, actor: Actor): Promise<void> {
  await removeSubscription(db, actor.id)
}

type Interview = Awaited<ReturnType<typeof feedInterviews>>[number]

/** The same event as the invitation that was mailed, so that a calendar shows it once. */
const interviewEvent = ({ nome, email, titulo_vaga, ...row }: Interview): FeedEvent => ({
  ...row,
  uid: `entrevista-${row.id}`,
  titulo: `Entrevista: ${nome ?? email} (${titulo_vaga})`,
  descricao: null,
  dia_inteiro: false,
  recorrencia: 'nenhuma',
  recorrencia_fim: null,
  lembrete_min: 60,
})

/**
 * The iCalendar file of a token's owner, or null where no active employee has it. It holds the events they made or
 * are invited to, and the interviews they hold.
 */
export async function readFeed(db: Database, token: string, host: string): Promise<string | null> {
  const owner = await feedOwner(db, hashToken(token))
  if (!owner) return null
  const [events, interviews] = await Promise.all([feedEvents(db, owner.id), feedInterviews(db, owner.id)])
  return writeCalendarFile([...events, ...interviews.map(interviewEvent)], host)
}
