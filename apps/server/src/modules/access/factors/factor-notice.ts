import { formatDateTime } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { found } from '../../../platform/records.ts'
import { findAccountOf } from '../../../platform/account.ts'

/** Mails somebody that their factor was guessed until a lock began: who does that has the password, or a session. */
export const mailFactorLock = (
  { mailer, publicUrl }: Pick<Deps, 'mailer' | 'publicUrl'>,
  db: Database,
  email: string,
) =>
  mailer.queue(db, {
    destino: email,
    assunto: 'Alguém tem a sua senha',
    texto: `Olá!

Alguém entrou com a sua senha, ou com uma sessão sua, e errou o segundo fator até a entrada ser bloqueada.
${formatDateTime(new Date())}

Se não foi você, troque a senha agora em ${publicUrl}/reset-password e avise quem administra a Intranet.
`,
  })

/** Mails somebody that their second factor changed: somebody else may have done it. `what` is a sentence. */
export async function mailFactorChange(
  { mailer, publicUrl }: Pick<Deps, 'mailer' | 'publicUrl'>,
  db: Database,
  id: number,
  what: string,
): Promise<void> {
  const { nome, email } = found(await findAccountOf(db, id))
  await mailer.queue(db, {
    destino: email,
    assunto: 'O segundo fator do seu acesso mudou',
    texto: `Olá${nome ? `, ${nome}` : ''}!

${what}
${formatDateTime(new Date())}

Se não foi você, troque a senha agora em ${publicUrl}/reset-password e avise quem administra a Intranet.
`,
  })
}
