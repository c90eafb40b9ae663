/** What pages show of a person beside their name, and whom they work for. */
import { can } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { readImage } from '../../../platform/uploads.ts'

function assertSees(actor: Actor, id: number): void {
  if (actor.id !== id && !can(actor, 'users', 'read')) throw refusals.forbidden()
}

/** Name, gender and photo (base64) of a person. */
export async function headerOf(deps: Deps, actor: Actor, id: number) {
  assertSees(actor, id)
  const user = found(
    await deps.connection.db
      .selectFrom('rh_usuario as u')
      .where('u.id', '=', id)
      .where(sql<boolean>`(u.id = ${actor.id} or ${inScope(actor, 'u.id_empresa')})`)
      .select(['u.id', 'u.nome', 'u.email', 'u.genero', 'u.id_foto'])
      .executeTakeFirst(),
  )
  const { id_foto, ...rest } = user
  return { ...rest, usuarioId: user.id, id_foto, ...(await readImage(deps, id_foto)) }
}

/** The contracting companies of a person's provider. */
export async function contractingCompanyOf(db: Database, actor: Actor, id: number) {
  assertSees(actor, id)
  return db
    .selectFrom('rh_usuario as u')
    .innerJoin('empresa_contratante as c', 'c.id_empresa', 'u.id_empresa')
    .where('u.id', '=', id)
    .where(sql<boolean>`(u.id = ${actor.id} or ${inScope(actor, 'u.id_empresa')})`)
    .where('c.ativo', '=', true)
    .selectAll('c')
    .orderBy('c.nome_fantasia')
    .orderBy('c.id')
    .execute()
}
