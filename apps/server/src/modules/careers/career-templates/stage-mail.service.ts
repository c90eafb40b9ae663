/** What a candidate is written when they move: once for each movement, in the transaction that moves them. */
import { isWrittenStage, publicStages, type Stage } from '@intranet/contract/careers/career-options'
import { protocolOf } from '@intranet/contract/careers/applications'
import { fillTemplate, type TemplateValues } from '@intranet/contract/careers/career-templates'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import { refusal } from '@intranet/contract/messages/refusals'
import { mailApplicant } from '../candidate-replies/reply.service.ts'
import { firstName } from './candidate-mail.service.ts'
import { addresseeOf, movementOf, takeMessage, type Movement } from './stage-mail.queries.ts'
import { templateOf } from './template.queries.ts'

interface StageMail {
  /** The row of `candidatura_etapa` that people are notified of. */
  id_movimento: number
  /** Another template than the stage's default. Throws 422 where it is of another stage, or inactive. */
  id_modelo?: number
  /** What takes an interview that the movement ends out of the candidate's calendar. */
  convite?: string
}

const valuesOf = (moved: Movement, publicUrl: string): TemplateValues => {
  const nome = moved.nome ?? moved.email
  return {
    nome,
    primeiro_nome: firstName(nome),
    vaga: moved.titulo_vaga,
    empresa: moved.empresa,
    cidade: moved.cidade,
    etapa: publicStages[moved.para].rotulo,
    motivo: moved.motivo_reprovacao ?? '',
    protocolo: protocolOf(moved),
    link: `${publicUrl}/applicants/info`,
  }
}

/** A template with somebody's data; a subject is one line, whatever a name holds. */
const filled = (template: { assunto: string; texto: string }, values: TemplateValues) => ({
  assunto: fillTemplate(template.assunto, values).replace(/\s+/g, ' '),
  texto: fillTemplate(template.texto, values),
})

/** Queues the message of a movement. False where its stage has none, or it was queued before. */
export async function mailMovement(
  db: Database,
  post: Pick<Deps, 'mailer' | 'publicUrl' | 'env'>,
  { id_movimento, id_modelo, convite }: StageMail,
): Promise<boolean> {
  const moved = await movementOf(db, id_movimento)
  if (!moved || !isWrittenStage(moved.para)) return false
  const template = await templateOf(db, moved.para, id_modelo)
  if (!template && id_modelo !== undefined) throw refusals.field('id_modelo', refusal.noOption)
  if (!template) return false
  if (!(await takeMessage(db, id_movimento))) return false
  const values = valuesOf(moved, post.publicUrl)
  await mailApplicant(db, post, moved.id, {
    destino: moved.email,
    ...filled(template, values),
    convite,
  })
  return true
}

interface Foreseen {
  /** Of the application. */
  id: number
  para: Stage
  motivo: string | null
  id_modelo?: number
}

/** What a movement would write, and to whom; null where its stage writes nothing. */
export async function previewMovement(
  db: Database,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { id, para, motivo, id_modelo }: Foreseen,
) {
  if (!isWrittenStage(para)) return null
  const [to, template] = await Promise.all([addresseeOf(db, id), templateOf(db, para, id_modelo)])
  if (!to || !template) return null
  const values = valuesOf({ ...to, para, motivo_reprovacao: motivo }, publicUrl)
  return { destino: to.email, ...filled(template, values) }
}
