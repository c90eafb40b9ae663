import { fleet as text } from '@intranet/contract/messages/fleet'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { mayBeNamed } from './driver.queries.ts'

/** Refuses a driver who is not the actor's to name (docs/operations.md#fines). */
export async function assertDriverChoice(
  db: Database,
  actor: Actor,
  id: number | null | undefined,
): Promise<void> {
  if (id && !(await mayBeNamed(db, actor, id))) throw refusals.field('id_motorista', text.driverRequired)
}
