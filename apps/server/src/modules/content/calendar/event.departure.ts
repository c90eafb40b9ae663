/** Events of somebody who leaves, to which others were invited: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { momentWords } from './calendar.service.ts'
import { cutSeries, holdEventsToCome } from './departure.queries.ts'
import { guestIds, removeEvent } from './event.queries.ts'
import { notifyCancelled } from './event.service.ts'

export async function endEventsOf(db: Database, actor: Actor, person: number): Promise<HandedOver[]> {
  for (const { id, titulo, inicio, dia_inteiro, recorrencia, comecou } of await holdEventsToCome(
    db,
    person,
  )) {
    const usuarios = await guestIds(db, id)
    await (comecou ? cutSeries(db, id) : removeEvent(db, id))
    const moment = recorrencia === 'nenhuma' ? momentWords(inicio, dia_inteiro) : undefined
    await notifyCancelled(db, actor, usuarios, titulo, moment)
  }
  return []
}
