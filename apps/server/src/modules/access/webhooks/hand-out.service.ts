import type { Database } from '@intranet/db/connection'
import { actorOfKey } from '../../../platform/access-key.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { EventKind } from '../../../platform/changes.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  listeners,
  queueDelivery,
  takeEvents,
  type RecordedEvent,
  type TellingEvent,
} from './delivery.queries.ts'
import { allowedKinds } from './webhook.service.ts'

/** The most events of a body. */
export const BODY_EVENTS = 500
/** Taken at once: a transaction of some milliseconds. */
const BATCH = 5000
const BATCHES = 40

const telling = ({ id, tipo, id_item, id_empresa, versao, estado, data }: RecordedEvent): TellingEvent => ({
  id,
  tipo,
  momento: data.toISOString(),
  registro: id_item,
  versao: versao.toISOString(),
  id_empresa,
  estado,
})

/** The events that a key may read at this moment. */
export function readable<E extends { tipo: string; id_empresa: number | null }>(
  kinds: readonly EventKind[],
  actor: Actor | null,
  events: readonly E[],
): E[] {
  if (!actor) return []
  const allowed = allowedKinds(kinds, actor)
  const own = new Set(actor.empresas)
  return events.filter(
    ({ tipo, id_empresa }) => allowed.has(tipo) && (id_empresa === null || own.has(id_empresa)),
  )
}

async function handOutBatch(db: Database, kinds: readonly EventKind[]): Promise<number> {
  const events = (await takeEvents(db, BATCH)).map(telling)
  if (!events.length) return 0
  for (const { id, id_chave, eventos } of await listeners(db)) {
    const wanted = new Set<string>(eventos)
    const asked = events.filter(({ tipo }) => wanted.has(tipo))
    const heard = asked.length ? readable(kinds, await actorOfKey(db, id_chave), asked) : []
    for (let first = 0; first < heard.length; first += BODY_EVENTS)
      await queueDelivery(db, id, heard.slice(first, first + BODY_EVENTS))
  }
  return events.length
}

/** Makes deliveries of what happened. Each batch is one transaction: an event is handed out once, or waits. */
export async function handOut(db: Database, kinds: readonly EventKind[]): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const taken = await inTransaction(db, null, (transaction) => handOutBatch(transaction, kinds))
    if (taken < BATCH) return
  }
}
