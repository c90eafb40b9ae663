import type { ConfirmRegistrationInput, RegisterInput } from '@intranet/contract/access/auth'
import { auth, passwordReset } from '@intranet/contract/messages/auth'
import { settings } from '@intranet/contract/messages/access'
import { assertNewestNotice } from '../privacy-notices/privacy-notice.service.ts'
import { breaksForeignKey } from '../../../platform/database-errors.ts'
import { AppError } from '../../../platform/errors.ts'
import { countGuests } from '../../../platform/guest-totals.ts'
import { checkCode, sendCode } from './auth-code.ts'
import { beginRequest, requestOf } from './code-request.ts'
import { resetError } from './auth-errors.ts'
import { countAddress, countSending } from './auth-limits.ts'
import {
  confirmAccount,
  findAccount,
  freeUnconfirmed,
  insertCandidate,
  takeCode,
  type Account,
} from './auth.queries.ts'
import { hashChosen } from './password-strength.service.ts'
import type { Write } from '../../../platform/transaction.ts'
import type { Visit } from './visit.ts'

const emailTaken = () =>
  new AppError('conflict', settings.emailTaken, {
    nome: 'UsernameExistsException',
    campos: { email: settings.emailTaken },
  })

/**
 * Registers a candidate, who may sign in after confirming the e-mailed code. An earlier sign-up that nobody
 * confirmed does not keep the address: who reads its mail may be somebody else.
 */
export async function register(
  visit: Visit,
  write: Write,
  { nome, email, telefone, senha, aviso_versao }: RegisterInput,
) {
  const { deps, db, address } = visit
  await countAddress(deps, address)
  await assertNewestNotice(db, 'candidatura', aviso_versao)
  const account = await findAccount(db, email)
  if (account && (account.confirmado_em || account.senha_provisoria_ate)) throw emailTaken()
  await countSending(deps, email)
  await countGuests(deps, 'emails', auth.tooManyRequests)
  const senha_hash = await hashChosen(db, 'senha', senha)
  const { id } = await write(async (transaction) => {
    await freeUnconfirmed(transaction, [email])
    return insertCandidate(transaction, { nome, email, telefone, senha_hash })
  })
  try {
    await sendCode(deps, { id, nome, email }, { finalidade: 'cadastro', pedido: beginRequest(visit) })
  } catch (error) {
    // A later sign-up with the same address has replaced this one, so the code belongs to nobody.
    throw breaksForeignKey(error) ? emailTaken() : error
  }
  return { mensagem: passwordReset.codeSent }
}

/** Why an account gets no code: only a sign-up waits for one. */
function whyNoCode({ ativo, confirmado_em, senha_provisoria_ate }: Account): string | undefined {
  if (!ativo) return passwordReset.disabled
  if (confirmado_em) return passwordReset.confirmed
  return senha_provisoria_ate ? passwordReset.invited : undefined
}

/**
 * Confirms an address by its code. The password that comes with the code counts, not the one of the sign-up: anybody may
 * have typed the address (docs/access.md#sign-ups).
 */
export async function confirmRegistration(
  visit: Visit,
  write: Write,
  { email, codigo, senha }: ConfirmRegistrationInput,
) {
  const { deps, db, address } = visit
  await countAddress(deps, address)
  const account = await findAccount(db, email)
  if (!account) throw resetError('UserNotFoundException')
  // Also of who was switched off since: only who has the code learns that.
  if (account.confirmado_em) throw new AppError('conflict', auth.notConfirmable)
  const asked = { finalidade: 'cadastro', pedido: requestOf(visit) } as const
  const used = await checkCode(deps, account.id, asked, codigo)
  if (whyNoCode(account)) throw resetError('CodeMismatchException')
  const senha_hash = await hashChosen(db, 'senha', senha)
  await write(async (transaction) => {
    if (!(await takeCode(transaction, account.id, 'cadastro', used)))
      throw resetError('CodeMismatchException')
    await confirmAccount(transaction, account.id, senha_hash)
  })
  return { mensagem: auth.emailConfirmed }
}

/** Sends the confirmation's code once more, or why there is none: only who reads the mail learns more of the account. */
export async function resendCode(visit: Visit, email: string) {
  const { deps, db, address } = visit
  await countAddress(deps, address)
  const account = await findAccount(db, email)
  if (!account) throw resetError('UserNotFoundException')
  await countSending(deps, email)
  await countGuests(deps, 'emails', auth.tooManyRequests)
  await sendCode(deps, account, { finalidade: 'cadastro', pedido: beginRequest(visit) }, whyNoCode(account))
  return { mensagem: passwordReset.codeSent }
}
