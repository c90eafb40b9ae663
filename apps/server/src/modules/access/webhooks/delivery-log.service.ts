/** What people do with deliveries: open one, send some again, try a webhook. */
import { isSuperadmin } from '@intranet/contract/access'
import { MOST_RESENT } from '@intranet/contract/access/webhook-words'
import type { ResendRangeInput } from '@intranet/contract/access/webhooks'
import { webhooks as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { actorOfKey } from '../../../platform/access-key.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { EventKind } from '../../../platform/changes.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { ANSWERS } from './deliver.service.ts'
import { readable } from './hand-out.service.ts'
import { deliveriesInRange, insertTest, requeueDeliveries, wakeSenders } from './resend.queries.ts'
import { getDelivery, getWebhook } from './webhook.queries.ts'

/** Queues a test event for a webhook, also for one that is switched off. 409 while another one waits. */
export async function testWebhook(db: Database, actor: Actor, id: number) {
  await getWebhook(db, actor, id)
  const id_entrega = await insertTest(db, id)
  if (id_entrega === undefined) throw new AppError('conflict', text.testWaits)
  await wakeSenders(db)
  return { id_entrega }
}

/** Sends deliveries again. Answers how many; 404 when one is not there. */
export async function resendDeliveries(db: Database, actor: Actor, ids: readonly number[]) {
  const answer = await requeueDeliveries(db, actor, ids)
  await wakeSenders(db)
  return answer
}

/** Sends the deliveries of a range again, all of them or none. */
export async function resendRange(db: Database, actor: Actor, input: ResendRangeInput) {
  await getWebhook(db, actor, input.id)
  const rows = await deliveriesInRange(db, input)
  if (rows.length > MOST_RESENT) throw refusals.field('ate', text.rangeTooLong(MOST_RESENT))
  if (!rows.length) throw refusals.field('ate', text.rangeEmpty)
  return resendDeliveries(
    db,
    actor,
    rows.map(({ id }) => id),
  )
}

/** A delivery with what its key reads of the body now; superadmins see it as it is kept. */
export async function readDelivery(
  { db, sealed }: { db: Database; sealed: Sealed },
  actor: Actor,
  kinds: readonly EventKind[],
  id: number,
) {
  const { eventos, resposta_texto, ...row } = await getDelivery(db, actor, id)
  const isSeen = row.teste || isSuperadmin(actor)
  return {
    ...row,
    corpo: { id, eventos: isSeen ? eventos : readable(kinds, await actorOfKey(db, row.id_chave), eventos) },
    resposta_texto: resposta_texto && opened(sealed, resposta_texto),
  }
}

/** Null for what another key sealed: the status is there without its words. */
function opened(sealed: Sealed, value: string): string | null {
  try {
    return sealed.open(ANSWERS, value)
  } catch {
    return null
  }
}
