/** A factor that somebody shows, at sign-in or when they are asked again: tries are limited as those of passwords. */
import type { ConfirmInput, ShownFactor, UserVerification } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { auth } from '@intranet/contract/messages/auth'
import { passwordsOff } from '@intranet/contract/messages/single-sign-on'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { verifyPassword } from '../../../platform/hashing.ts'
import { continueConfirmed } from '../../../platform/session.ts'
import { mailFactorLock } from '../factors/factor-notice.ts'
import { dropReset } from '../factors/factor.queries.ts'
import { takeFactor } from '../factors/factor.service.ts'
import { requestPasskey } from '../factors/passkey.ts'
import {
  countFactor,
  countPassword,
  forgiveFactor,
  forgivePassword,
  noteWrongFactor,
  noteWrongPassword,
} from './auth-limits.ts'
import { getPasswordHash } from './auth.queries.ts'
import { findPasswordsOff } from '../identity-providers/passwords-off.queries.ts'
import { knownDevice } from './device.service.ts'
import type { Visit } from './visit.ts'

/** Throws where the code or signature is not right, or was used; counts it then. */
export async function assertFactor(
  visit: Visit,
  { id, email }: { id: number; email: string },
  shown: ShownFactor,
  userVerification: UserVerification = 'preferred',
): Promise<void> {
  const { deps, address } = visit
  const attempt = { email, address, device: await knownDevice(visit, id) }
  await countFactor(deps, attempt)
  if (!(await takeFactor(deps, id, shown, visit, userVerification))) {
    if (await noteWrongFactor(deps, attempt)) await mailFactorLock(deps, deps.connection.db, email)
    throw shown.passkey
      ? refusals.field('passkey', text.wrongPasskey)
      : refusals.field('codigo', text.wrongCode)
  }
  await forgiveFactor(deps, attempt)
  await dropReset(deps.connection.db, id)
}

/** Throws where it is not the person's password; counts it then. Not 401: that would end the session of who mistyped. */
export async function assertOwnPassword(
  visit: Visit & { actor: Actor },
  senha: string,
  field: 'senha' | 'senha_atual',
): Promise<void> {
  const { deps, db, actor, address } = visit
  const off = await findPasswordsOff(db, actor.id)
  if (off !== undefined) throw refusals.field(field, passwordsOff(off.nome))
  const { email, senha_hash } = await getPasswordHash(db, actor.id)
  const attempt = { email, address, device: await knownDevice(visit, actor.id) }
  await countPassword(deps, attempt)
  if (!(await verifyPassword(senha_hash, senha))) {
    await noteWrongPassword(deps, attempt)
    throw refusals.field(field, auth.wrongCurrentPassword)
  }
  await forgivePassword(deps, attempt)
}

export const requestOwnSignature = ({ deps, db, actor }: Visit & { actor: Actor }) =>
  requestPasskey(db, deps.publicUrl, actor.id, 'required')

/**
 * "Password or factor again": the session counts as confirmed for some minutes, and goes on under a new token
 * (docs/access.md#confirmation).
 */
export async function confirmSession(visit: Visit & { actor: Actor }, input: ConfirmInput) {
  const { deps, db, actor, session } = visit
  if (input.senha === undefined) await assertFactor(visit, actor, input, 'required')
  else await assertOwnPassword(visit, input.senha, 'senha')
  const token = await continueConfirmed(db, actor.sessao, {
    maxDays: await deps.parameters.read('sessao_maxima_dias'),
    shown: input.senha === undefined ? 'fator' : 'senha',
  })
  if (token !== undefined) session.start(token)
  else if (session.inBody) throw new AppError('conflict', text.confirmedElsewhere)
  return { confirmado: true as const, ...(session.inBody && { token }) }
}
