import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { mailApplicant } from '../candidate-replies/reply.service.ts'

interface Signers {
  id_candidatura: number
  email: string | null
  responsavel_email: string | null
}

/** Writes to the candidate of an offer and, where there is one, to the guardian: answers are the candidate's alone. */
export async function mailSigners(
  db: Database,
  post: Pick<Deps, 'mailer' | 'env'>,
  { id_candidatura, email, responsavel_email }: Signers,
  mail: { assunto: string; texto: string },
): Promise<void> {
  if (email)
    await mailApplicant(db, post, id_candidatura, {
      destino: email,
      ...mail,
    })
  if (responsavel_email) await post.mailer.queue(db, { destino: responsavel_email, ...mail })
}
