/** The address from which another calendar reads what ends for one person: a secret, stored only as its hash. */
import { momentOf } from '@intranet/contract/content/calendar-time'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyAddressMade } from '../../../platform/calendar-addresses.ts'
import { hashToken, newToken } from '../../../platform/token.ts'
import { writeCalendarFile } from '../../content/calendar/ical.ts'
import {
  expirySubscriptionOf,
  feedExpiries,
  feedReader,
  removeExpirySubscription,
  saveExpirySubscription,
} from './expiry.queries.ts'

/** Whether there is an address, and since when; the address itself is shown only once. */
export async function hasExpirySubscription(db: Database, actor: Actor): Promise<{ desde: Date | null }> {
  return { desde: (await expirySubscriptionOf(db, actor.id))?.created_at ?? null }
}

/** A new address; an earlier one ends with it. */
export async function startExpirySubscription(db: Database, actor: Actor, publicUrl: string) {
  const token = newToken()
  await saveExpirySubscription(db, actor, hashToken(token))
  await notifyAddressMade(db, actor.id)
  return { url: `${publicUrl}/vencimentos.ics?token=${token}` }
}

export async function endExpirySubscription(db: Database, actor: Actor): Promise<void> {
  await removeExpirySubscription(db, actor.id)
}

/** The iCalendar file of a token's owner, with what they may read now; null where no active employee has it. */
export async function readExpiryFeed(db: Database, token: string, host: string): Promise<string | null> {
  const reader = await feedReader(db, hashToken(token))
  if (!reader) return null
  const events = (await feedExpiries(db, reader)).map((one) => {
    const day = new Date(momentOf(`${one.vencimento}T00:00`))
    return {
      id: one.id,
      uid: `vencimento-${one.id}`,
      titulo: one.titulo,
      descricao: one.detalhe,
      inicio: day,
      fim: day,
      dia_inteiro: true,
      local: null,
      link: null,
      recorrencia: 'nenhuma' as const,
      recorrencia_fim: null,
      lembrete_min: null,
      updated_at: new Date(),
    }
  })
  return writeCalendarFile(events, host)
}
