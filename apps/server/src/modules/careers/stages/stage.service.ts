/** Moving applications from stage to stage. See docs/hiring.md#stages. */
import { isOpenStage, type Stage } from '@intranet/contract/careers/career-options'
import type {
  MoveApplicantInput,
  MoveApplicantsInput,
  PreviewMoveInput,
} from '@intranet/contract/careers/applicants'
import { mayMove } from '@intranet/contract/careers/stage-moves'
import { vacancy as vacancyText } from '@intranet/contract/messages/careers'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Post } from '../../../platform/mailer.ts'
import { assertAllFound, assertNoneNewer, found } from '../../../platform/records.ts'
import { mailMovement, previewMovement } from '../career-templates/stage-mail.service.ts'
import { candidateCalendar, uninviteCandidate } from '../interviews/interview-message.service.ts'
import { cancelInterviewsOf, endInterviewsOf } from '../interviews/interview.service.ts'
import type { CancelledInterview } from '../interviews/interview.queries.ts'
import { findReason, type Reason } from '../refusal-reasons/reason.queries.ts'
import { endIfFilled, reopenFilled } from '../vacancies/vacancy.queries.ts'
import { rightsOf } from './application-scope.ts'
import {
  countOpen,
  findOfApplication,
  holdApplications,
  holdVacancy,
  insertMovements,
  moveRest,
  offersOpenTo,
  setStage,
  vacanciesOf,
  type LockedApplication,
  type LockedVacancy,
} from './stage.queries.ts'

type Asked = Pick<MoveApplicantsInput, 'etapa' | 'texto' | 'id_motivo' | 'id_modelo'>

const isRefusal = (etapa: Stage) => etapa === 'reprovado'

/** Of a refusal: what the candidate reads, from the list or as it was typed. */
function reasonText({ etapa, texto }: Asked, reason: Reason | undefined): string | null {
  if (!isRefusal(etapa)) return null
  const said = reason?.texto ?? texto
  if (!said || said.length < 2) throw refusals.field('id_motivo', text.reasonRequired)
  return said
}

const reasonOf = async (db: Database, { etapa, id_motivo }: Asked): Promise<Reason | undefined> =>
  isRefusal(etapa) && id_motivo ? found(await findReason(db, id_motivo)) : undefined

function assertMoves(
  actor: Actor,
  vacancy: LockedVacancy,
  rows: readonly LockedApplication[],
  para: Stage,
): void {
  const rights = rightsOf(actor, vacancy.gestor_vaga)
  if (!rights.gere && !rights.gestor_vaga) throw refusals.forbidden()
  if (rows.some(({ id_usuario }) => id_usuario === null)) throw new AppError('conflict', text.anonymised)
  if (rows.some(({ etapa }) => !mayMove(rights, etapa, para))) throw new AppError('conflict', text.badMove)
  const hired = rows.filter(({ etapa }) => etapa === 'contratado')
  if (hired.some(({ admissao }) => admissao === 'comecou')) throw new AppError('conflict', text.begun)
  if (hired.some(({ admissao }) => admissao === 'marcada'))
    throw new AppError('conflict', text.admissionAhead)
  if (para !== 'contratado') return
  if (vacancy.situacao === 'cancelada') throw new AppError('conflict', text.vacancyCancelled)
  if (vacancy.contratados + rows.length > vacancy.vagas) throw new AppError('conflict', vacancyText.full)
}

/** Nobody is written that they applied when somebody takes their application back there. */
const isWritten = ({ avisar, etapa }: MoveApplicantsInput) => avisar && etapa !== 'inscrito'

/** Applications with their vacancy, which is locked first: 404 where one is missing, 409 where there are two vacancies. */
export async function holdOfVacancy(db: Database, actor: Actor, ids: readonly number[]) {
  const [id_vaga, another] = await vacanciesOf(db, actor, ids)
  if (id_vaga === undefined) throw refusals.notFound()
  if (another !== undefined) throw new AppError('conflict', text.otherVacancy)
  const vacancy = found(await holdVacancy(db, actor, id_vaga))
  const rows = await holdApplications(db, actor, id_vaga, ids)
  assertAllFound(ids, rows)
  return { vacancy, rows }
}

/** One message for one movement: what is written of it also takes the interview that it ends out of the calendar. */
async function notifyCandidate(
  db: Database,
  post: Post,
  interviews: readonly CancelledInterview[],
  write: (convite?: string) => Promise<boolean> | boolean,
): Promise<void> {
  const written = await write(interviews[0] && candidateCalendar(post, interviews[0]))
  for (const row of written ? interviews.slice(1) : interviews) await uninviteCandidate(db, post, row)
}

/**
 * Moves applications of one vacancy, keeps the log, writes each candidate once, and closes a vacancy that is filled.
 * All of them or none. The vacancy is locked first: two who hire for its last place come one after the other.
 */
async function move(db: Database, post: Post, actor: Actor, asked: MoveApplicantsInput) {
  const { vacancy, rows } = await holdOfVacancy(db, actor, asked.ids)
  assertNoneNewer(asked, rows)
  assertMoves(actor, vacancy, rows, asked.etapa)
  const waiting = asked.etapa === 'contratado' && (await offersOpenTo(db, asked.ids))
  if (waiting) throw new AppError('conflict', text.offerUnanswered(waiting.nome))
  const reason = await reasonOf(db, asked)
  const motivo = reasonText(asked, reason)
  if (rows.some(({ etapa }) => etapa === 'contratado')) await reopenFilled(db, vacancy.id)
  const saved = await setStage(db, asked.ids, { etapa: asked.etapa, motivo })
  const moved = await insertMovements(
    db,
    rows.map(({ id, etapa: de }) => ({
      id_candidatura: id,
      de,
      para: asked.etapa,
      id_usuario: actor.id,
      texto: asked.texto ?? motivo,
    })),
  )
  const id_modelo = asked.id_modelo ?? reason?.id_modelo ?? undefined
  const ended = isOpenStage(asked.etapa) ? [] : await endInterviewsOf(db, post, asked.ids, actor.id)
  for (const { id: id_movimento, id_candidatura } of moved) {
    const interviews = ended.filter((one) => one.id_candidatura === id_candidatura)
    await notifyCandidate(db, post, interviews, (convite) =>
      isWritten(asked) ? mailMovement(db, post, { id_movimento, id_modelo, convite }) : false,
    )
  }
  const encerrou = asked.etapa === 'contratado' && (await endIfFilled(db, vacancy.id)) !== undefined
  return { saved, encerrou, restantes: await countOpen(db, actor, vacancy.id) }
}

/** Moves one application, unless somebody else has moved it since it was read. */
export async function moveApplicant(db: Database, post: Post, actor: Actor, input: MoveApplicantInput) {
  const { id, ...asked } = input
  const { saved, ...rest } = await move(db, post, actor, { ids: [id], ...asked })
  return { id, etapa: asked.etapa, updated_at: saved[0]!.updated_at, ...rest }
}

/** Moves many at once. */
export async function moveApplicants(db: Database, post: Post, actor: Actor, input: MoveApplicantsInput) {
  const { saved, ...rest } = await move(db, post, actor, input)
  return { movidas: saved.length, ...rest }
}

/**
 * "Enviar demais candidatos ao banco de talentos?": everybody who is still open, except who presses it. Only
 * candidates whose interview ends get a message.
 */
export async function sendRest(db: Database, post: Post, actor: Actor, id_vaga: number) {
  found(await holdVacancy(db, actor, id_vaga))
  const ids = await moveRest(db, actor, id_vaga)
  await cancelInterviewsOf(db, post, ids, actor.id)
  return { movidas: ids.length, encerrou: false, restantes: 0 }
}

/** What a movement would write to the candidate; null where it writes nothing. */
export async function previewMove(db: Database, post: Post, actor: Actor, input: PreviewMoveInput) {
  const { gestor_vaga } = found(await findOfApplication(db, actor, input.id))
  const { gere } = rightsOf(actor, gestor_vaga)
  if (!gere && !gestor_vaga) throw refusals.forbidden()
  if (input.etapa === 'inscrito') return null
  const reason = await reasonOf(db, input)
  return previewMovement(db, post, {
    id: input.id,
    para: input.etapa,
    motivo: isRefusal(input.etapa) ? (reason?.texto ?? input.texto ?? null) : null,
    id_modelo: input.id_modelo ?? reason?.id_modelo ?? undefined,
  })
}
