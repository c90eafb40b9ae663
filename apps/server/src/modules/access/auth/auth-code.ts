/** E-mailed codes of 6 digits: sent, compared, used once. */
import type { Deps } from '../../../platform/deps.ts'
import { hashPassword, verifyPassword } from '../../../platform/hashing.ts'
import { MailError } from '../../../platform/mailer.ts'
import { newCode } from '../../../platform/token.ts'
import { codeElsewhere, codeExpired, notSent, resetError } from './auth-errors.ts'
import { countCode, forgiveCodes } from './auth-limits.ts'
import { findCode, storeCode, tryCode, type CodeAsked, type CodePurpose } from './auth.queries.ts'

const subjects: Record<CodePurpose, string> = {
  senha: 'Código para redefinir a senha',
  cadastro: 'Confirme seu e-mail',
}

function letter(finalidade: CodePurpose, nome: string | null, codigo: string, minutes: number): string {
  const why =
    finalidade === 'senha'
      ? 'Use este código para redefinir a sua senha na Intranet:'
      : 'Use este código para confirmar o seu e-mail na Intranet:'
  return `Olá${nome ? `, ${nome}` : ''}!\n\n${why}\n\n${codigo}\n\nEle vale por ${minutes} minutos. Se não foi você quem pediu, ignore esta mensagem.\n`
}

const explanation = (why: string) =>
  `Olá!\n\nAlguém pediu um código da Intranet para este e-mail.\n\n${why}\n\nSe não foi você quem pediu, ignore esta mensagem.\n`

/**
 * Sends a new code, which replaces the earlier one after it was sent; or, in its place and with the same work, why there
 * is none: who asks learns nothing of the account from the answer.
 * A permanent refusal of the address is distinguished from a mail that could not be delivered now.
 */
export async function sendCode(
  deps: Deps,
  account: { id: number; nome: string | null; email: string },
  { finalidade, pedido }: CodeAsked,
  whyNone?: string,
): Promise<void> {
  const { db } = deps.connection
  const codigo = newCode()
  const minutes = await deps.parameters.read('codigo_senha_minutos')
  const hash = await hashPassword(codigo)
  try {
    await deps.mailer.deliver(db, {
      destino: account.email,
      assunto: subjects[finalidade],
      // Who signed up may not be who reads the mail: no name until the address is confirmed.
      texto: whyNone
        ? explanation(whyNone)
        : letter(finalidade, finalidade === 'cadastro' ? null : account.nome, codigo, minutes),
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    deps.log.warn({ err: error }, 'code not delivered')
    throw notSent(error.refused)
  }
  if (whyNone) return
  const expira_em = new Date(Date.now() + minutes * 60_000)
  await storeCode(db, { id_usuario: account.id, finalidade, pedido, hash, expira_em })
}

/** Compares a code with that of this request, and counts the try. Returns the hash that must be consumed together with the change. */
export async function checkCode(
  deps: Deps,
  id_usuario: number,
  { finalidade, pedido }: CodeAsked,
  codigo: string,
): Promise<string> {
  const { db } = deps.connection
  await countCode(deps, id_usuario)
  const stored = await tryCode(db, id_usuario, { finalidade, pedido })
  if (!stored) {
    const other = await findCode(db, id_usuario, finalidade)
    if (!other) throw resetError('CodeMismatchException')
    throw other.pedido === pedido ? codeExpired() : codeElsewhere()
  }
  if (!(await verifyPassword(stored.hash, codigo))) throw resetError('CodeMismatchException')
  await forgiveCodes(deps, id_usuario)
  return stored.hash
}
