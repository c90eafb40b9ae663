import { backoffice as text } from '@intranet/contract/messages/backoffice'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { removeEnded, type Removable } from './removal.queries.ts'

/** Deletes a record of the desk that came to nothing; 409 for one that did not. */
export async function remove(db: Database, actor: Actor, table: Removable, id: number): Promise<void> {
  const done = await removeEnded(db, actor, table, id)
  if (done === 'missing') throw refusals.notFound()
  if (done === 'other') throw new AppError('conflict', text.notEnded)
}
