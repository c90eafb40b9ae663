import { SUPERADMIN } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { Deps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { openChallenge } from './auth.service.ts'
import { waitForLock } from '../../../platform/locks.ts'

const LINK_MINUTES = 24 * 60

/**
 * When there is no superadmin and ADMIN_EMAIL is set: makes that person one, and returns the link
 * that lets them choose a password, once. A restart before it was used returns a new link. Otherwise null.
 */
export async function firstAdmin({ env, connection: { db }, publicUrl }: Deps): Promise<string | null> {
  const email = env.ADMIN_EMAIL?.toLowerCase()
  if (!email) return null
  return inTransaction(db, null, async (transaction) => {
    // Two servers may start at once.
    await waitForLock(transaction, 'firstAdmin')
    const standing = await transaction
      .selectFrom('rh_usuario as u')
      .where('u.ativo', '=', true)
      .where('u.senha_hash', 'is not', null)
      .where(sql<boolean>`${SUPERADMIN} = any(papeis_do_usuario(u.id))`)
      .select('u.id')
      .executeTakeFirst()
    if (standing) return null
    const { id } = await transaction
      .insertInto('rh_usuario')
      .values({ email, funcionario: true })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ ativo: true, funcionario: true }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('usuario_papel')
      .values({ id_usuario: id, papel: SUPERADMIN })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return `${publicUrl}/intranet#convite=${await openChallenge(transaction, id, LINK_MINUTES)}`
  })
}
