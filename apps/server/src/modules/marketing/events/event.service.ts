import type { EventFields, UpdateEventInput } from '@intranet/contract/marketing/event-schemas'
import { form } from '@intranet/contract/messages'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertChoices, found, holdRecord } from '../../../platform/records.ts'
import { getEvent, insertEvents, ownCities, updateEvent } from './event.queries.ts'

/** Creates events in cities of the actor's providers. */
export async function createEvents(db: Database, actor: Actor, objects: EventFields[]) {
  const cities = objects.map(({ cidade }) => cidade)
  await assertChoices(ownCities(db, actor), cities, 'cidade')
  return insertEvents(db, actor, objects)
}

/** Changes an event. Its present city may stay, even if it belongs to another provider. */
export async function changeEvent(db: Database, actor: Actor, { id, ...change }: UpdateEventInput) {
  await holdRecord(db, 'rh_marketing_eventos', id)
  const before = found(await getEvent(db, id))
  if (change.cidade !== before.cidade) await assertChoices(ownCities(db, actor), [change.cidade], 'cidade')
  const { data_inicio, data_fim } = { ...before, ...change }
  if (data_fim < data_inicio) throw refusals.invalid({ data_fim: form.endBeforeStart })
  return updateEvent(db, { id, ...change })
}
