/** Hand-overs that somebody who leaves never signed: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { holdRecord } from '../../../platform/records.ts'
import { cancelTerm, unsignedHandOvers } from './custody.queries.ts'

/** Their items never left the stock: they can be handed to others again. */
export async function cancelHandOversTo(db: Database, _actor: Actor, id: number): Promise<HandedOver[]> {
  for (const term of await unsignedHandOvers(db, id)) {
    await holdRecord(db, 'suprimento_custodia', term.id)
    await cancelTerm(db, term.id)
  }
  return []
}
