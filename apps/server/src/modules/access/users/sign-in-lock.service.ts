/** Locks caused by wrong passwords, which superadmins see and remove. */
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Context } from '../../../platform/procedure/context.ts'
import { found } from '../../../platform/records.ts'
import { openCodes, openFactor, openPassword, readSignInLock } from '../auth/auth-limits.ts'
import { findAddress } from './user.queries.ts'

/** Null when the person's account can be entered from everywhere. */
export async function signInLock(deps: Deps, db: Database, id: number) {
  const { email } = found(await findAddress(db, id))
  return readSignInLock(deps, email)
}

/** Opens the account for every address, and the codes of its password reset. */
export async function unlockSignIn(ctx: Context, id: number): Promise<void> {
  const { deps, db } = ctx
  const person = found(await findAddress(db, id))
  await openPassword(deps, person.email)
  await openFactor(deps, person.email)
  await openCodes(deps, person)
  await deps.security.record(db, 'desbloqueio', ctx, { alvo: `Pessoa ${id}` })
}
