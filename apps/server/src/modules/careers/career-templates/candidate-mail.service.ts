/** Writing to somebody outside a movement: an invitation to an interview, or to a vacancy. */
import {
  fillTemplate,
  type TemplateOccasion,
  type TemplateValues,
} from '@intranet/contract/careers/career-templates'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { templateOf } from './template.queries.ts'

interface CandidateMail {
  occasion: TemplateOccasion
  destino: string
  values: TemplateValues & { nome: string }
  /** An iCalendar invitation that goes with it. */
  convite?: string
}

/** The first of somebody's names; their address where no name is known. */
export const firstName = (nome: string): string => nome.trim().split(/\s+/)[0] ?? ''

/** Queues the usual template of an occasion. False where there is none. */
export async function mailCandidate(
  db: Database,
  { mailer }: Pick<Deps, 'mailer'>,
  { occasion, destino, values, convite }: CandidateMail,
): Promise<boolean> {
  const template = await templateOf(db, occasion, undefined)
  if (!template) return false
  const whole = { primeiro_nome: firstName(values.nome), ...values }
  await mailer.queue(db, {
    destino,
    // A subject is one line, whatever a name holds.
    assunto: fillTemplate(template.assunto, whole).replace(/\s+/g, ' '),
    texto: fillTemplate(template.texto, whole),
    convite,
  })
  return true
}
