/** "Senhas desligadas" (docs/access.md#single-sign-on): some people have their provider in place of a password. */
import { passwordsOff } from '@intranet/contract/messages/single-sign-on'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../../../platform/errors.ts'
import { findPasswordsOff } from './passwords-off.queries.ts'

/** Refuses people whose passwords are off; the text says how they come in. */
export async function assertPasswordsOn(db: Database, id: number): Promise<void> {
  const provider = await findPasswordsOff(db, id)
  if (provider !== undefined)
    throw new AppError('unauthorized', passwordsOff(provider.nome), {
      nome: 'PasswordSignInDisabledException',
    })
}
