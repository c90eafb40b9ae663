import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../platform/errors.ts'
import { hashPassword } from '../../../platform/hashing.ts'
import { listGroupNames } from './auth.queries.ts'

/**
 * The hash of a password that somebody chooses. Refuses, at the form's field `campo`, those that are guessed first
 * (docs/access.md#common-passwords).
 */
export async function hashChosen(
  db: Database,
  campo: 'nova_senha' | 'senha',
  password: string,
): Promise<string> {
  // Fifty thousand words: a server that nobody chooses a password on does not load them.
  const { isCommonPassword } = await import('./password-words.ts')
  if (isCommonPassword(password, await listGroupNames(db))) throw refusals.field(campo, auth.commonPassword)
  return hashPassword(password)
}
