/** Writing to somebody outside a movement: an invitation to an interview, or to a vacancy. */
import {
  fillTemplate,
  type TemplateOccasion,
  type TemplateValues,
} from '@intranet/contract/careers/career-templates'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { replyTo } from '../candidate-replies/reply.service.ts'
import { templateOf } from './template.queries.ts'

interface CandidateMail {
  occasion: TemplateOccasion
  destino: string
  /** The application that it is about: an answer lands on its card. */
  id_candidatura?: number
  values: TemplateValues & { nome: string }
  /** An iCalendar invitation that goes with it. */
  convite?: string
}

/** The first of somebody's names; their address where no name is known. */
export const firstName = (nome: string): string => nome.trim().split(/\s+/)[0] ?? ''

/** Queues the usual template of an occasion. False where there is none. */
export async function mailCandidate(
  db: Database,
  post: Pick<Deps, 'mailer' | 'env'>,
  { occasion, destino, id_candidatura, values, convite }: CandidateMail,
): Promise<boolean> {
  const template = await templateOf(db, occasion, undefined)
  if (!template) return false
  const whole = { primeiro_nome: firstName(values.nome), ...values }
  await post.mailer.queue(db, {
    destino,
    responder_a: id_candidatura === undefined ? null : await replyTo(db, post, id_candidatura),
    // A subject is one line, whatever a name holds.
    assunto: fillTemplate(template.assunto, whole).replace(/\s+/g, ' '),
    texto: fillTemplate(template.texto, whole),
    convite,
  })
  return true
}
