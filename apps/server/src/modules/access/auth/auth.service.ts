import { NEW_PASSWORD_REQUIRED, type LoginInput, type NewPasswordInput } from '@intranet/contract/access/auth'
import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import { HASHES_AT_ONCE, hashPassword, isOlderHash, verifyPassword } from '../../../platform/hashing.ts'
import { createLimiter } from '../../../platform/concurrency-limiter.ts'
import { refusals } from '../../../platform/errors.ts'
import { describeError } from '../../../platform/procedure/error-map.ts'
import { challengeGone, inviteExpired, signInError } from './auth-errors.ts'
import {
  assertAddressOpen,
  countPassword,
  countRefusal,
  forgivePassword,
  noteWrongPassword,
} from './auth-limits.ts'
import {
  findAccount,
  findChallenge,
  insertChallenge,
  renewHash,
  takeChallenge,
  type Account,
} from './auth.queries.ts'
import { endingBy, endToken } from '../../../platform/session-ends.ts'
import { hashToken, newToken } from '../../../platform/token.ts'
import { knownDevice } from './device.service.ts'
import { hashChosen } from './password-strength.service.ts'
import { markMailedPassword } from '../factors/factor-release.queries.ts'
import { replacePassword } from './replace-password.service.ts'
import { assertPasswordsOn } from '../identity-providers/passwords-off.service.ts'
import { removeDeviceOfSession } from '../push/push.queries.ts'
import { leaveProvider } from '../identity-providers/leave-provider.service.ts'
import { enter, type FactorStep, type SignedIn } from './sign-in.service.ts'
import type { Write } from '../../../platform/transaction.ts'
import type { Visit } from './visit.ts'

export interface PasswordChallenge {
  challenge: typeof NEW_PASSWORD_REQUIRED
  sessao: string
}

/** Minutes to choose a password after the challenge. */
const CHALLENGE_MINUTES = 15

/** What keeps somebody with the right password out. */
function assertMaySignIn(account: Account): void {
  if (!account.ativo) throw signInError('UserDisabledException')
  if (account.redefinir_senha) throw signInError('PasswordResetRequiredException')
  if (account.senha_provisoria_ate) {
    if (account.senha_provisoria_ate.getTime() <= Date.now()) throw inviteExpired()
    return
  }
  if (!account.confirmado_em) throw signInError('UserNotConfirmedException')
}

/** A one-time way to choose a password. Returns its token. */
export async function openChallenge(db: Database, userId: number, minutes: number): Promise<string> {
  const token = newToken()
  await insertChallenge(db, userId, token, new Date(Date.now() + minutes * 60_000))
  return token
}

/**
 * Limits sign-ins at a time to what keeps the hashing busy. A burst would otherwise occupy the connection pool:
 * each needs ten statements.
 */
const limited = createLimiter({ running: HASHES_AT_ONCE + 1, waiting: 100, patience: 5000 })

/**
 * Signs in. The texts tell unknown e-mails from wrong passwords (docs/access.md#documented-texts);
 * everything else about an account is said only to people who know its password.
 */
export async function login(
  ctx: Visit,
  { email, senha }: LoginInput,
): Promise<SignedIn | FactorStep | PasswordChallenge> {
  // Before waiting in the queue: a flood from one address must not fill it.
  await assertAddressOpen(ctx.deps, ctx.address)
  const tried: Tried = {}
  return limited(() => countRefusal(ctx.deps, ctx.address, () => signIn(ctx, { email, senha }, tried))).then(
    (signedIn) => {
      ctx.deps.metrics.signIn('ok')
      return signedIn
    },
    (error: unknown) => {
      const { codigo } = describeError(error)
      ctx.deps.metrics.signIn(codigo)
      const kind = codigo === 'PasswordAttemptsExceededException' ? 'bloqueio' : 'falha'
      ctx.deps.security.note(kind, ctx, { ...tried, detalhe: codigo })
      throw error
    },
  )
}

/** Whose account a sign-in was about, once it was found. */
interface Tried {
  id_usuario?: number
}

async function signIn(
  ctx: Visit,
  { email, senha }: LoginInput,
  tried: Tried,
): Promise<SignedIn | FactorStep | PasswordChallenge> {
  const { deps, db, address } = ctx
  const account = await findAccount(db, email)
  if (!account) throw signInError('UserNotFoundException')
  tried.id_usuario = account.id
  await assertPasswordsOn(db, account.id)
  const attempt = { email, address, device: await knownDevice(ctx, account.id) }
  await countPassword(deps, attempt)
  // After a forced reset there may be no password.
  if (!account.senha_hash && account.redefinir_senha) throw signInError('PasswordResetRequiredException')
  if (!(await verifyPassword(account.senha_hash, senha))) {
    await noteWrongPassword(deps, attempt)
    throw signInError('NotAuthorizedException')
  }
  await forgivePassword(deps, attempt)
  assertMaySignIn(account)
  if (isOlderHash(account.senha_hash)) await renewHash(db, account, await hashPassword(senha))
  if (!account.senha_provisoria_ate) return enter(ctx, account.id)
  return {
    challenge: NEW_PASSWORD_REQUIRED,
    sessao: await openChallenge(db, account.id, CHALLENGE_MINUTES),
  }
}

/** Answers the challenge with a password of one's own, which signs in. A challenge works once. */
export const completeNewPassword = (
  ctx: Visit,
  write: Write,
  input: NewPasswordInput,
): Promise<SignedIn | FactorStep> =>
  countRefusal(ctx.deps, ctx.address, () => answerChallenge(ctx, write, input))

async function answerChallenge(
  ctx: Visit,
  write: Write,
  { sessao, nova_senha }: NewPasswordInput,
): Promise<SignedIn | FactorStep> {
  const waiting = await findChallenge(ctx.db, sessao)
  if (!waiting) throw challengeGone()
  if (!waiting.ativo) throw signInError('UserDisabledException')
  await assertPasswordsOn(ctx.db, waiting.id)
  if (await verifyPassword(waiting.senha_hash, nova_senha))
    throw refusals.field('nova_senha', auth.samePassword)
  const hash = await hashChosen(ctx.db, 'nova_senha', nova_senha)
  await write(async (db) => {
    const taken = await takeChallenge(db, sessao)
    if (!taken) throw challengeGone()
    await replacePassword(ctx.deps, db, { id: taken.id_usuario, senha_hash: hash })
    // The link of the first superadmin is in the server's log, not in a mail.
    if (waiting.senha_provisoria_ate) await markMailedPassword(db, taken.id_usuario)
    await ctx.deps.security.record(db, 'senha', ctx, { id_usuario: waiting.id, detalhe: 'Primeiro acesso' })
  })
  return enter(ctx, waiting.id)
}

/** Ends the session of the request, if there is one; `endereco` is where its identity provider's own session ends. */
export async function logout(visit: Visit, forgets = false): Promise<{ saiu: true; endereco?: string }> {
  const { deps, session, token } = visit
  if (token) await removeDeviceOfSession(visit.db, hashToken(token))
  const endereco = await leaveProvider(visit)
  if (token) await endToken(visit.db, token, endingBy(deps, 'saiu'))
  session.end()
  if (forgets) session.forget?.()
  return { saiu: true, ...(endereco && { endereco }) }
}
