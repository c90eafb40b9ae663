import type { Database } from '@intranet/db/connection'
import { hashPassword } from '../../src/platform/hashing.ts'
import { makeUser, type UserOverrides } from './users.ts'

export const PASSWORD = 'Intranet@2026'
/** One that a person may choose: the other one is seeded past the list of common passwords. */
export const CHOSEN_PASSWORD = 'Alvorada@7182'
const hash = hashPassword(PASSWORD)

interface AccountOverrides extends UserOverrides {
  /** Days the first password is good for; negative when it is too old. */
  provisionalDays?: number
  unconfirmed?: boolean
  forcedReset?: boolean
}

/** A person who can sign in with `PASSWORD`, or is in one of the states that keep them out. */
export async function makeAccount(db: Database, over: AccountOverrides = {}) {
  const { provisionalDays, unconfirmed, forcedReset = false, ...user } = over
  const id = await makeUser(db, user)
  const day = 86_400_000
  const { email } = await db
    .updateTable('rh_usuario')
    .set({
      senha_hash: await hash,
      redefinir_senha: forcedReset,
      ...(unconfirmed && { confirmado_em: null }),
      ...(provisionalDays && { senha_provisoria_ate: new Date(Date.now() + provisionalDays * day) }),
    })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return { id, email }
}
