import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'

interface Signers {
  email: string | null
  responsavel_email: string | null
}

/** Writes to the candidate of an offer and, where there is one, to the guardian. */
export async function mailSigners(
  db: Database,
  { mailer }: Pick<Deps, 'mailer'>,
  { email, responsavel_email }: Signers,
  mail: { assunto: string; texto: string },
): Promise<void> {
  for (const destino of [email, responsavel_email]) if (destino) await mailer.queue(db, { destino, ...mail })
}
