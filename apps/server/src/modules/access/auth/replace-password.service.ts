import { formatDateTime } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { dropChallenges, storePassword } from './auth.queries.ts'

const notice = (nome: string | null, publicUrl: string) =>
  `Olá${nome ? `, ${nome}` : ''}!

A senha do seu acesso à Intranet foi alterada em ${formatDateTime(new Date())}.

Se não foi você, redefina a senha agora em ${publicUrl}/reset-password e avise quem administra a Intranet.
`

/**
 * Stores a password that its owner chose, and notifies them by mail: somebody else may have chosen it. Challenges and
 * sessions end, but for the session that `keep` names.
 */
export async function replacePassword(
  { mailer, publicUrl, security }: Pick<Deps, 'mailer' | 'publicUrl' | 'security'>,
  db: Database,
  { id, senha_hash, keep }: { id: number; senha_hash: string; keep?: string },
): Promise<void> {
  const { nome, email } = await storePassword(db, id, senha_hash)
  await dropChallenges(db, id)
  await endSessions(db, [id], endingBy({ security }, 'senha'), keep)
  await mailer.queue(db, {
    destino: email,
    assunto: 'Sua senha foi alterada',
    texto: notice(nome, publicUrl),
  })
}
