/** The decisions of a request, each from the states that allow it. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import type { StepRequestInput } from '@intranet/contract/marketing/sponsorship-request-schemas'
import {
  managerSteps,
  reasonsOfStep,
  requestSteps,
  type JustificationType,
  type RequestState,
} from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { closeLinkOf } from '../../sales/tracking-links/tracking-link.queries.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { notifyRefused } from './applicant-mail.ts'
import { approve } from './approval.service.ts'
import { findJustification } from './justification.queries.ts'
import { getRequest, takeStep, type RequestRow } from './request.queries.ts'
import type { Doing } from './doing.ts'
import { managesSponsorship } from './sponsorship-scope.ts'

/** The reason of a decision: active, and of a kind that the decision takes. */
export async function reasonFor(
  db: Database,
  id: number | null | undefined,
  types: readonly JustificationType[],
) {
  const refuse = (message: string) => refusals.field('id_justificativa', message)
  if (!id) throw refuse(text.justificationRequired)
  const reason = await findJustification(db, id)
  if (!reason?.ativo || !types.includes(reason.tipo)) throw refuse(text.wrongJustification)
  return reason
}

function assertNegotiable({ id_viabilidade, parecer }: RequestRow): void {
  if (id_viabilidade === null) throw new AppError('invalid', text.needsViability)
  if (parecer === 'inviavel') throw new AppError('invalid', text.notViable)
}

/** Takes a request to its next state. Refusals and cancellations name a reason, which is all that the applicant reads. */
export async function stepRequest(doing: Doing, input: StepRequestInput) {
  const { db, actor, deps } = doing
  const { id, situacao } = input
  await holdRecord(db, 'patrocinio_solicitacao', id)
  const before = found(await getRequest(db, actor, deps.publicUrl, id))
  if (managerSteps.includes(situacao) && !managesSponsorship(actor)) throw refusals.forbidden()
  const from: readonly RequestState[] = requestSteps[situacao]
  if (!from.includes(before.situacao)) throw new AppError('conflict', text.badStep)
  assertNewest(input, before)
  if (situacao === 'aprovada') return approve(doing, before)
  if (situacao === 'em_negociacao') assertNegotiable(before)
  const types = reasonsOfStep[situacao]
  const reason = types && (await reasonFor(db, input.id_justificativa, types))
  const step = {
    situacao,
    ...(reason && { id_justificativa: reason.id }),
    ...(input.texto !== undefined && { justificativa_texto: input.texto }),
  }
  if (!(await takeStep(db, actor, id, from, step))) throw new AppError('conflict', text.badStep)
  if (situacao === 'cancelada' && before.id_tracking !== null) await closeLinkOf(db, before.id_tracking)
  if (reason) await notifyRefused(db, deps.mailer, before, reason.texto_publico)
  return { id, situacao, aguarda_segunda: false }
}
