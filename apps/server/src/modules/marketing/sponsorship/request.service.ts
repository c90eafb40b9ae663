/** Corrections of a request, and what its readers see of the applicant. */
import { maskCpf, maskPhone } from '@intranet/contract/formats'
import { refusal } from '@intranet/contract/messages/refusals'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { requestErrors } from '@intranet/contract/marketing/sponsorship-form'
import {
  requestEditFields,
  type UpdateRequestInput,
} from '@intranet/contract/marketing/sponsorship-request-schemas'
import {
  DELINQUENT_DAYS,
  movableStates,
  workedStates,
  type RequestState,
} from '@intranet/contract/marketing/sponsorship-words'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertChoices, changesAny, found, holdRecord, withoutMissing } from '../../../platform/records.ts'
import { closeLinkOf } from '../../sales/tracking-links/tracking-link.queries.ts'
import { resumeHistory } from '../../../platform/history-copies.ts'
import { getEvent, removeEvent, updateEvent } from '../events/event.queries.ts'
import { assertBudget, needsTwo } from './approval.service.ts'
import { yearOf } from './budget.queries.ts'
import type { Doing } from './doing.ts'
import {
  citiesOfProvider,
  forgetReminders,
  getRequest,
  removeRequest,
  takeStep,
  updateRequest,
  worksFor,
  type RequestRow,
} from './request.queries.ts'
import { forgetRequests } from './retention.queries.ts'
import { managesSponsorship, seesApplicant } from './sponsorship-scope.ts'

const maskEmail = (email: string | null) => email && email.replace(/^[^@]+/, '***')
/** A CNPJ is public; the number of a person is not. */
const maskDocument = (document: string | null) => (document?.length === 11 ? maskCpf(document) : document)

const masked = (row: RequestRow): RequestRow => ({
  ...row,
  cpf_cnpj: maskDocument(row.cpf_cnpj),
  email: maskEmail(row.email),
  telefone: row.telefone && maskPhone(row.telefone),
})

/** A request. Who works on it sees the applicant's data, which is recorded; readers see it masked. */
export async function readRequest({ db, actor, deps }: Doing, id: number) {
  const row = found(await getRequest(db, actor, deps.publicUrl, id))
  const exige_segunda = await needsTwo(deps.parameters, row.valor_aceito)
  if (!seesApplicant(actor)) return { ...masked(row), exige_segunda }
  if (row.cpf_cnpj) await recordItemReading(db, actor, 'patrocinio_solicitacao', [id], 'cpf_cnpj')
  return { ...row, exige_segunda }
}

function assertWorkedOn({ situacao }: RequestRow): void {
  if (!workedStates.includes(situacao)) throw new AppError('conflict', text.closed)
}

/** What the approvers see: who works on it is not part of that. */
const approvedFields = requestEditFields.keyof().exclude(['id_responsavel_interno']).options

/** The state of an approved request once its event ends on another day; an account that was sent keeps it. */
function stateAfterMove({ situacao, situacao_pos_evento }: RequestRow, data_fim: string): RequestState {
  const day = todayInBrazil()
  if (situacao_pos_evento === 'em_analise' || situacao_pos_evento === 'aprovado') return situacao
  if (data_fim >= day) return 'aprovada'
  const late = data_fim < daysLater(day, -DELINQUENT_DAYS)
  return situacao === 'inadimplente' && !late ? 'aguardando_pos_evento' : situacao
}

/**
 * Of an approved request: who works on it, and by managers its days, which moves its entry of the calendar too
 * (docs/sponsorship.md#states).
 */
async function changeApproved({ db, actor }: Doing, before: RequestRow, input: UpdateRequestInput) {
  const { id, updated_at, id_responsavel_interno, ...change } = input
  const { data_inicio = before.data_inicio, data_fim = before.data_fim, ...others } = withoutMissing(change)
  const moves = changesAny(before, { data_inicio, data_fim }, ['data_inicio', 'data_fim'])
  if ((moves && !managesSponsorship(actor)) || changesAny(before, others, approvedFields))
    throw new AppError('conflict', text.closed)
  if (!moves) return updateRequest(db, actor, { id, updated_at, id_responsavel_interno })
  assertNoErrors(requestErrors({ data_inicio, data_fim }))
  if (yearOf(data_inicio) !== yearOf(before.data_inicio))
    await assertBudget(db, { ...before, data_inicio }, 'data_inicio')
  const days = { data_inicio, data_fim }
  const saved = await updateRequest(db, actor, { id, updated_at, id_responsavel_interno, ...days })
  if (before.id_evento !== null) await updateEvent(db, { id: before.id_evento, data_inicio, data_fim })
  if (data_fim !== before.data_fim) await forgetReminders(db, id)
  const situacao = stateAfterMove(before, data_fim)
  if (situacao !== before.situacao) await takeStep(db, actor, id, [before.situacao], { situacao })
  return saved
}

/**
 * Corrects a request that is not decided yet; a first approval was of what it said before, and is taken back. Of one that
 * was approved who works on it and the days change.
 */
export async function changeRequest(doing: Doing, input: UpdateRequestInput) {
  const { db, actor, deps } = doing
  await holdRecord(db, 'patrocinio_solicitacao', input.id)
  const before = found(await getRequest(db, actor, deps.publicUrl, input.id))
  assertWorkedOn(before)
  const { id_responsavel_interno: responsible } = input
  const handsOver = responsible && responsible !== before.id_responsavel_interno
  if (handsOver && !(await worksFor(db, responsible, before.id_empresa)))
    throw refusals.invalid({ id_responsavel_interno: refusal.noOption })
  if (movableStates.some((state) => state === before.situacao)) return changeApproved(doing, before, input)
  const { data_inicio, data_fim, tipo, valor_solicitado } = before
  const sent = withoutMissing(input)
  assertNoErrors(requestErrors({ data_inicio, data_fim, tipo, valor_solicitado, ...sent }))
  if (input.id_cidade !== before.id_cidade)
    await assertChoices(citiesOfProvider(db, before.id_empresa), [input.id_cidade], 'id_cidade')
  const another = changesAny(before, input, approvedFields)
  return updateRequest(db, actor, { ...input, ...(another && { id_aprovador: null, aprovado_em: null }) })
}

/**
 * Deletes a request with what it wrote elsewhere: its link is closed and its draft in the calendar goes. Names go where
 * the retention would take them, since nothing leads to them any more (docs/sponsorship.md#retention).
 */
export async function dropRequest({ db, actor, deps }: Doing, id: number): Promise<void> {
  await holdRecord(db, 'patrocinio_solicitacao', id)
  const { id_tracking, id_evento } = found(await getRequest(db, actor, deps.publicUrl, id))
  if (id_tracking !== null) await closeLinkOf(db, id_tracking)
  await forgetRequests(db, [id])
  await resumeHistory(db)
  if (id_evento !== null && (await getEvent(db, id_evento))?.status === false)
    await removeEvent(db, id_evento)
  await removeRequest(db, actor, id)
}

/** Makes the actor the one who works on a request; taken over from somebody else as well. */
export async function takeOn(doing: Doing, id: number) {
  const { db, actor, deps } = doing
  await holdRecord(db, 'patrocinio_solicitacao', id)
  const before = found(await getRequest(db, actor, deps.publicUrl, id))
  assertWorkedOn(before)
  return updateRequest(db, actor, { id, id_responsavel_interno: actor.id })
}
