/** People whom a manager keeps out of rides. */
import { ride as text } from '@intranet/contract/messages/rides'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertChoices } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

export async function assertNotBlocked(db: Database, actor: Actor): Promise<void> {
  const row = await db
    .selectFrom('carona_bloqueio')
    .where('id_usuario', '=', actor.id)
    .select('id_usuario')
    .executeTakeFirst()
  if (row) throw new AppError('forbidden', text.blocked)
}

/** Who is kept out, of the manager's providers. */
export const blockedRiders = (db: Database, actor: Actor) =>
  db
    .selectFrom('carona_bloqueio as b')
    .innerJoin('rh_usuario as u', 'u.id', 'b.id_usuario')
    .leftJoin('rh_usuario as a', 'a.id', 'b.id_autor')
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .select(['b.id_usuario', 'u.nome', 'b.motivo', 'a.nome as autor', 'b.created_at'])
    .orderBy('u.nome')
    .orderBy('b.id_usuario')
    .limit(500)
    .execute()

/** Blocks somebody of the manager's providers; again, with another reason, takes the place of the first. */
export async function blockRider(
  db: Database,
  actor: Actor,
  { id_usuario, motivo }: { id_usuario: number; motivo: string },
): Promise<void> {
  const people = db.selectFrom('rh_usuario').where('funcionario', '=', true)
  await assertChoices(
    people.where((eb) => inScope(actor, eb.ref('id_empresa'))),
    [id_usuario],
    'id_usuario',
  )
  await db
    .insertInto('carona_bloqueio')
    .values({ id_usuario, motivo, id_autor: actor.id })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet({ motivo, id_autor: actor.id }))
    .execute()
}

export async function unblockRider(db: Database, actor: Actor, id_usuario: number): Promise<void> {
  const people = db
    .selectFrom('rh_usuario')
    .where((eb) => inScope(actor, eb.ref('id_empresa')))
    .select('id')
  const { numDeletedRows } = await db
    .deleteFrom('carona_bloqueio')
    .where('id_usuario', '=', id_usuario)
    .where('id_usuario', 'in', people)
    .executeTakeFirst()
  if (!numDeletedRows) throw refusals.notFound()
}
