/** Arranging interviews. See docs/hiring.md#interviews. */
import type {
  CreateInterviewInput,
  EndInterviewInput,
  InterviewersInput,
  InterviewFields,
  OpinionInput,
  UpdateInterviewInput,
} from '@intranet/contract/careers/interviews'
import { isOpenStage, type Stage } from '@intranet/contract/careers/career-options'
import { isOpenInterview } from '@intranet/contract/careers/interview-options'
import { momentOf } from '@intranet/contract/content/calendar-time'
import { vacancy } from '@intranet/contract/messages/careers'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { refusal } from '@intranet/contract/messages/refusals'
import type { Post } from '../../../platform/mailer.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { userOptions } from '../../access/users/user.queries.ts'
import { criterionOptions } from './criterion.queries.ts'
import {
  interviewMoment,
  inviteCandidate,
  notifyInterviewers,
  notifyCancelled,
  uninviteCandidate,
} from './interview-message.service.ts'
import {
  applicationOf,
  addParticipants,
  cancelOpen,
  findCandidate,
  getInterview,
  insertInterview,
  insertOpinion,
  interviewerChoices,
  interviewers,
  removeParticipants,
  setInterview,
  type CancelledInterview,
} from './interview.queries.ts'
import { newToken, hashToken } from '../../../platform/token.ts'

const conflict = (message: string) => new AppError('conflict', message)
const nameOf = ({ nome, email }: { nome: string | null; email: string }) => nome ?? email

/** The times and place as they are kept; 422 for what has passed. */
function placed({ inicio, fim, local, link, orientacoes }: InterviewFields) {
  const [start, end] = [new Date(momentOf(inicio)), new Date(momentOf(fim))]
  if (start.getTime() < Date.now()) throw refusals.field('inicio', text.pastInterview)
  return {
    inicio: start,
    fim: end,
    local: local ?? null,
    link: link ?? null,
    orientacoes: orientacoes ?? null,
  }
}

/** Those who may be asked to interview, the one who was chosen first. */
export async function interviewerOptions(
  db: Database,
  actor: Actor,
  { id_candidatura, ...input }: InterviewersInput,
) {
  if (id_candidatura === undefined) return userOptions(db, actor, input)
  return interviewerChoices(db, actor, found(await findCandidate(db, actor, id_candidatura)), input)
}

/** Invites a candidate and those who ask the questions; each finds it in their calendar. */
export async function createInterview(db: Database, post: Post, actor: Actor, input: CreateInterviewInput) {
  const { id_candidatura, participantes, ...fields } = input
  await holdRecord(db, 'candidatura', id_candidatura)
  const candidate = found(await findCandidate(db, actor, id_candidatura))
  const { id_candidato } = candidate
  if (!candidate.arranja) throw refusals.forbidden()
  assertGoesOn(candidate)
  if (id_candidato === null) throw conflict(text.anonymised)
  if (candidate.fechada) throw conflict(vacancy.closed)
  await assertChoices(interviewers(db, actor, candidate), participantes, 'participantes')
  const key = newToken()
  const { id } = await insertInterview(db, {
    id_candidatura,
    id_candidato,
    ...placed({ ...fields, participantes }),
    chave_hash: hashToken(key),
    id_usuario: actor.id,
  })
  await addParticipants(db, id, participantes)
  const row = found(await getInterview(db, actor, id))
  await inviteCandidate(db, post, row, key)
  const msg = text.interviewNotice(nameOf(row), interviewMoment(row.inicio))
  await notifyInterviewers(db, post, row, { remetente: actor.id, msg })
  return { id, situacao: row.situacao, updated_at: row.updated_at }
}

/**
 * The interview, locked, if the actor may arrange it and it is not over. The application first, as who ends it does: it
 * ends before or after, not meanwhile.
 */
async function lockedInterview(db: Database, actor: Actor, seen: { id: number; updated_at?: string }) {
  const { id_candidatura } = found(await applicationOf(db, actor, seen.id))
  await holdRecord(db, 'candidatura', id_candidatura)
  await holdRecord(db, 'entrevista', seen.id)
  const row = found(await getInterview(db, actor, seen.id))
  if (!row.arranja) throw refusals.forbidden()
  assertNewest(seen, row)
  if (!isOpenInterview(row.situacao)) throw conflict(text.interviewOver)
  return row
}

/** Of an application that ended nothing is arranged, and nobody is written any more. */
function assertGoesOn({ etapa }: { etapa: Stage }): void {
  if (!isOpenStage(etapa)) throw conflict(text.applicationEnded)
}

/** Another time or place: the candidate is asked again, and the link of before ends. */
export async function changeInterview(db: Database, post: Post, actor: Actor, input: UpdateInterviewInput) {
  const { id, updated_at, participantes, ...fields } = input
  const before = await lockedInterview(db, actor, { id, updated_at })
  assertGoesOn(before)
  if (before.fechada) throw conflict(vacancy.closed)
  const stay = before.participantes.map((person) => person.id)
  const gone = before.participantes.filter((person) => !participantes.includes(person.id))
  if (gone.some(({ enviou }) => enviou)) throw conflict(text.opinionWritten)
  const added = participantes.filter((person) => !stay.includes(person))
  // Who wrote their opinion stays; of the others each may have left since.
  const said = before.participantes.filter(({ enviou }) => enviou).map((person) => person.id)
  await assertChoices(
    interviewers(db, actor, before, stay),
    participantes.filter((person) => !said.includes(person)),
    'participantes',
  )
  const key = newToken()
  await removeParticipants(
    db,
    id,
    gone.map((person) => person.id),
  )
  const saved = await setInterview(db, id, {
    ...placed({ ...fields, participantes }),
    situacao: 'convidada',
    pedido: null,
    respondida_em: null,
    chave_hash: hashToken(key),
    sequencia: before.sequencia + 1,
  })
  await addParticipants(db, id, added)
  const row = found(await getInterview(db, actor, id))
  await inviteCandidate(db, post, row, key)
  const msg = text.interviewMoved(nameOf(row), interviewMoment(row.inicio))
  await notifyInterviewers(db, post, row, { remetente: actor.id, msg })
  const left = { ...before, situacao: 'cancelada' as const, sequencia: row.sequencia }
  const goodbye = text.interviewCancelled(nameOf(row), interviewMoment(before.inicio))
  await notifyInterviewers(db, post, left, {
    remetente: actor.id,
    msg: goodbye,
    only: gone.map((person) => person.id),
  })
  return saved
}

/** It took place, the candidate did not come, or it is cancelled. */
export async function endInterview(db: Database, post: Post, actor: Actor, input: EndInterviewInput) {
  const before = await lockedInterview(db, actor, input)
  const { situacao } = input
  if (situacao === 'cancelada') assertGoesOn(before)
  else if (before.inicio.getTime() > Date.now()) throw conflict(text.notYetBegun)
  const sequencia = before.sequencia + 1
  const saved = await setInterview(db, input.id, { situacao, ...(situacao === 'cancelada' && { sequencia }) })
  if (situacao === 'cancelada') {
    const row = { ...before, situacao, sequencia, updated_at: saved.updated_at }
    await uninviteCandidate(db, post, row, text.interviewCancelledMail)
    await notifyCancelled(db, post, row, actor.id)
  }
  return saved
}

/** What an interviewer thought, once: with the criteria as they are called today. */
export async function giveOpinion(db: Database, actor: Actor, input: OpinionInput) {
  const row = found(await getInterview(db, actor, input.id))
  if (!row.participa) throw new AppError('forbidden', text.notInterviewer)
  assertGoesOn(row)
  if (row.situacao === 'cancelada' || row.situacao === 'ausente') throw conflict(text.interviewOver)
  if (row.inicio.getTime() > Date.now()) throw conflict(text.notYetBegun)
  const names = new Map((await criterionOptions(db)).map(({ id, nome }) => [id, nome]))
  const notas = input.notas.map(({ id_criterio, nota }) => ({ criterio: names.get(id_criterio), nota }))
  if (notas.some(({ criterio }) => criterio === undefined)) throw refusals.field('notas', refusal.noOption)
  return insertOpinion(db, {
    id_entrevista: input.id,
    id_usuario: actor.id,
    recomendacao: input.recomendacao,
    texto: input.texto ?? null,
    notas: notas.map(({ criterio, nota }) => ({ criterio: criterio!, nota })),
  })
}

/**
 * Ends what is still to come of applications that ended, and notifies who would have asked. Answers the interviews: their
 * candidates are notified by the one who ended the applications, or by `uninviteCandidate`.
 */
export async function endInterviewsOf(
  db: Database,
  post: Post,
  applications: readonly number[],
  remetente: number | null,
): Promise<CancelledInterview[]> {
  const ended = await cancelOpen(db, applications)
  for (const row of ended) await notifyCancelled(db, post, row, remetente)
  return ended
}

/** The same where the candidates are written nothing else. */
export async function cancelInterviewsOf(
  db: Database,
  post: Post,
  applications: readonly number[],
  remetente: number | null,
): Promise<void> {
  for (const row of await endInterviewsOf(db, post, applications, remetente))
    await uninviteCandidate(db, post, row)
}
