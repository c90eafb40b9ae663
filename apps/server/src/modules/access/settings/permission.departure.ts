/** Profiles, roles, providers and partner access of somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { HandedOver } from '../../../platform/departures.ts'
import type { Actor } from '../../../platform/actor.ts'
import { endAccess } from './permission.service.ts'

export async function endPermissionsOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  await endAccess(db, actor, id)
  return []
}
