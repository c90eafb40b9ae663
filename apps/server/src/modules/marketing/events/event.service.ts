import type { EventFields, UpdateEventInput } from '@intranet/contract/marketing/event-schemas'
import { eventErrors } from '@intranet/contract/marketing/events'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors } from '../../../platform/errors.ts'
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
  assertNoErrors(eventErrors({ ...before, ...change }))
  return updateEvent(db, { id, ...change })
}
