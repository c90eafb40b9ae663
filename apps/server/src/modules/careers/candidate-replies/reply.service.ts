/** Answers to our mails land on the card of the application. See docs/hiring.md#answers-of-candidates. */
import type { CandidateMailEvent } from '@intranet/contract/careers/candidate-replies'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Mail, Post } from '../../../platform/mailer.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { notifyOfApplication } from '../notify-of-application.ts'
import { addressOf, keysIn } from './reply-address.ts'
import { ownWords } from './reply-words.ts'
import { MANAGERS_STAGE } from './unanswered.queries.ts'
import { holdByKey, insertReply, replyKey } from './reply.queries.ts'

/** Of one application: who has more to say writes to somebody. */
const MOST_A_DAY = 20
const MOST_CHARACTERS = 20_000

/** Where an answer to a mail about an application goes; nowhere of ours without a configured address. */
export async function replyTo(
  db: Database,
  { env }: Pick<Post, 'env'>,
  id_candidatura: number,
): Promise<string | undefined> {
  const configured = env.CANDIDATE_REPLY_ADDRESS
  return configured && addressOf(configured, await replyKey(db, id_candidatura))
}

/** Queues a mail about an application: its answer is put on the card. */
export const mailApplicant = async (
  db: Database,
  post: Pick<Post, 'mailer' | 'env'>,
  id_candidatura: number,
  mail: Omit<Mail, 'responder_a'>,
): Promise<void> => post.mailer.queue(db, { ...mail, responder_a: await replyTo(db, post, id_candidatura) })

const bare = (address: string) => (/<([^>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase()

/** A mail that came to an address of ours. False where it belongs to no application, came before, or is one too many. */
export async function takeReply(db: Database, mail: CandidateMailEvent): Promise<boolean> {
  const keys = keysIn(mail.para)
  const application = keys.length ? await holdByKey(db, keys) : undefined
  if (!application || application.hoje >= MOST_A_DAY) return false
  const remetente = bare(mail.de)
  const written = await insertReply(db, {
    id_candidatura: application.id,
    id_mensagem: mail.id,
    remetente,
    do_candidato: remetente === application.email.toLowerCase(),
    assunto: mail.assunto?.slice(0, 300) ?? null,
    texto: ownWords(mail.texto).slice(0, MOST_CHARACTERS),
  })
  if (!written) return false
  const managers =
    application.etapa === MANAGERS_STAGE && application.id_gestor !== null
      ? [application.id_gestor]
      : await holdersOf(db, 'banco_talentos:gestor', application.id_empresa)
  const msg = text.replied(application.nome ?? '', application.titulo_vaga)
  await notifyOfApplication(db, application, managers, msg)
  return true
}
