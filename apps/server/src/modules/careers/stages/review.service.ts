/** A refused candidate asks that another person looks again. See docs/hiring.md#review-of-a-refusal. */
import type { AnswerReviewInput, AskReviewInput } from '@intranet/contract/careers/asked-questions'
import { isOverVacancy } from '@intranet/contract/careers/career-options'
import { common } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Post } from '../../../platform/mailer.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { notifyOfApplication } from '../notify-of-application.ts'
import { mailApplicant } from '../candidate-replies/reply.service.ts'
import { firstName } from '../career-templates/candidate-mail.service.ts'
import { moveApplication } from '../job-applications/movement.queries.ts'
import { findApplication } from './applicant-record.queries.ts'
import { rightsOf } from './application-scope.ts'
import { holdReviewed, insertReview, keepReviewAnswer } from './review.queries.ts'

/** Once for each application, of a refusal alone. */
export async function askReview(db: Database, actor: Actor, { id, texto }: AskReviewInput) {
  const reviewed = found(await holdReviewed(db, id))
  if (reviewed.id_usuario !== actor.id) throw refusals.notFound()
  if (reviewed.etapa !== 'reprovado') throw new AppError('conflict', text.reviewNotNow)
  await insertReview(db, id, texto)
  const managers = await holdersOf(db, 'banco_talentos:gestor', reviewed.id_empresa)
  await notifyOfApplication(
    db,
    { id, id_usuario: actor.id },
    managers.filter((one) => one !== reviewed.reprovou),
    text.reviewNotice(reviewed.nome ?? '', reviewed.titulo_vaga),
  )
  return { id }
}

/** By a manager who did not refuse it; a changed decision brings the application back to "Triagem". */
export async function answerReview(db: Database, post: Post, actor: Actor, input: AnswerReviewInput) {
  const { id, situacao, resposta } = input
  const seen = found(await findApplication(db, actor, id))
  if (!rightsOf(actor, seen.gestor_vaga).gere) throw refusals.forbidden()
  // The vacancy first, as movements do: it ends before or after, not meanwhile.
  await holdRecord(db, 'vagas_vaga', seen.id_vaga)
  const reviewed = found(await holdReviewed(db, id))
  if (reviewed.reprovou === actor.id) throw new AppError('conflict', text.reviewBySame)
  if (situacao === 'revista' && isOverVacancy(reviewed.situacao_vaga))
    throw new AppError('conflict', text.reviewVacancyOver)
  if (!(await keepReviewAnswer(db, id, { situacao, resposta, id_revisor: actor.id })))
    throw new AppError('conflict', text.reviewAnswered)
  if (situacao === 'revista' && reviewed.etapa === 'reprovado') {
    const back = {
      id,
      de: 'reprovado',
      para: 'triagem',
      id_usuario: actor.id,
      motivo_reprovacao: null,
    } as const
    if (!(await moveApplication(db, back))) throw new AppError('conflict', common.changedMeanwhile)
  }
  await mailApplicant(db, post, reviewed.id, {
    destino: reviewed.email,
    assunto: text.reviewSubject(reviewed.titulo_vaga),
    texto: text.reviewMail(
      firstName(reviewed.nome ?? reviewed.email),
      reviewed.titulo_vaga,
      situacao === 'revista' ? text.reviewChanged : text.reviewKept,
      resposta,
      `${post.publicUrl}/applicants/info`,
    ),
  })
  return { id, situacao }
}
