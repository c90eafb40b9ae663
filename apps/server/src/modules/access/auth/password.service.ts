import type { ChangePasswordInput, ResetPasswordInput } from '@intranet/contract/access/auth'
import { auth, passwordReset } from '@intranet/contract/messages/auth'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { verifyPassword } from '../../../platform/hashing.ts'
import { checkCode, sendCode } from './auth-code.ts'
import { beginRequest, requestOf } from './code-request.ts'
import { resetError } from './auth-errors.ts'
import { countAddress, countSending, openPassword } from './auth-limits.ts'
import { findAccount, takeCode, type Account } from './auth.queries.ts'
import { hashChosen } from './password-strength.service.ts'
import { markMailedPassword } from '../factors/factor-release.queries.ts'
import { replacePassword } from './replace-password.service.ts'
import { assertOwnPassword } from './shown-factor.service.ts'
import { assertPasswordsOn } from '../identity-providers/passwords-off.service.ts'
import type { Write } from '../../../platform/transaction.ts'
import type { Visit } from './visit.ts'

/** Why an account gets no code: a first password still waiting to be replaced is renewed by a new invite. */
function whyNoCode({ ativo, senha_provisoria_ate, confirmado_em }: Account): string | undefined {
  if (!ativo) return passwordReset.disabled
  if (senha_provisoria_ate) return passwordReset.invited
  if (!confirmado_em) return passwordReset.unconfirmed
  return undefined
}

/** E-mails a code of 6 digits, or why there is none: only who reads the mail learns more of the account. */
export async function forgotPassword(visit: Visit, email: string) {
  const { deps, db, address } = visit
  await countAddress(deps, address)
  const account = await findAccount(db, email)
  if (!account) throw resetError('UserNotFoundException')
  await assertPasswordsOn(db, account.id)
  await countSending(deps, email)
  await sendCode(deps, account, { finalidade: 'senha', pedido: beginRequest(visit) }, whyNoCode(account))
  return { mensagem: passwordReset.codeSent }
}

/** Replaces the password with the help of the e-mailed code, which works once; every session ends. */
export async function resetPassword(
  visit: Visit,
  write: Write,
  { email, codigo, nova_senha }: ResetPasswordInput,
) {
  const { deps, db, address } = visit
  await countAddress(deps, address)
  const account = await findAccount(db, email)
  if (!account) throw resetError('UserNotFoundException')
  await assertPasswordsOn(db, account.id)
  const asked = { finalidade: 'senha', pedido: requestOf(visit) } as const
  const used = await checkCode(deps, account.id, asked, codigo)
  // Somebody whose account was switched off after the code was mailed.
  if (whyNoCode(account)) throw resetError('CodeMismatchException')
  // A forced reset needs a different password.
  if (account.redefinir_senha && (await verifyPassword(account.senha_hash, nova_senha)))
    throw refusals.field('nova_senha', auth.samePassword)
  const hash = await hashChosen(db, 'nova_senha', nova_senha)
  await write(async (transaction) => {
    if (!(await takeCode(transaction, account.id, 'senha', used))) throw resetError('CodeMismatchException')
    await replacePassword(deps, transaction, { id: account.id, senha_hash: hash })
    await markMailedPassword(transaction, account.id)
    await deps.security.record(transaction, 'senha', visit, { id_usuario: account.id, detalhe: 'Código' })
  })
  await openPassword(deps, email)
  return { mensagem: auth.passwordChanged }
}

/** Changes one's own password; the person's other sessions end. */
export async function changePassword(
  visit: Visit & { actor: Actor },
  write: Write,
  { senha_atual, nova_senha }: ChangePasswordInput,
) {
  const { deps, db, actor } = visit
  await assertOwnPassword(visit, senha_atual, 'senha_atual')
  if (senha_atual === nova_senha) throw refusals.field('nova_senha', auth.samePassword)
  const hash = await hashChosen(db, 'nova_senha', nova_senha)
  await write(async (transaction) => {
    await replacePassword(deps, transaction, { id: actor.id, senha_hash: hash, keep: actor.sessao })
    await deps.security.record(transaction, 'senha', visit, { detalhe: 'Troca' })
  })
  return { mensagem: auth.passwordChanged }
}
