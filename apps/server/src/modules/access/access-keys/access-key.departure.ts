/** Keys of somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { revokeKeysOf } from './access-key.queries.ts'

export async function endKeysOf(db: Database, _actor: Actor, id: number): Promise<HandedOver[]> {
  await revokeKeysOf(db, id)
  return []
}
