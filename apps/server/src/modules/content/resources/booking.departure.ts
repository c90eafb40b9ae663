/** Rooms and equipment booked by somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { cancelBookingsOf } from './booking.queries.ts'

export const endRoomsOf = async (db: Database, _: Actor, id: number): Promise<HandedOver[]> => {
  await cancelBookingsOf(db, id)
  return []
}
