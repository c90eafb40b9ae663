import { can } from '@intranet/contract/access'
import type { DeskQueue } from '@intranet/contract/desk/backoffice-options'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { releaseItem, seesItem, takeNext } from './queue.queries.ts'

/** "Pegar próximo". */
export const takeFromQueue = async (db: Database, actor: Actor, fila: DeskQueue) => ({
  fila,
  id: await takeNext(db, actor, fila),
})

/** "Devolver à fila": one's own item, or anybody's for a manager. */
export async function release(db: Database, actor: Actor, { fila, id }: { fila: DeskQueue; id: number }) {
  const any = can(actor, 'backoffice', 'manage')
  if (await releaseItem(db, actor, { queue: fila, id, any })) return
  if (!(await seesItem(db, actor, fila, id))) throw refusals.notFound()
  throw refusals.wrongState()
}
