import { can } from '@intranet/contract/access'
import { isOverVacancy, vacancySteps } from '@intranet/contract/careers/career-options'
import {
  vacancyErrors,
  type CreateVacancyFields,
  type StepVacancyInput,
  type UpdateVacancyInput,
  type VacancyFields,
} from '@intranet/contract/careers/vacancies'
import { refusal } from '@intranet/contract/messages/refusals'
import { todayInBrazil } from '@intranet/contract/today'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertChoices, assertNewest, found, holdRecord, withoutMissing } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { reachableShutdowns } from '../../people/shutdowns/shutdown.queries.ts'
import { assertPlaces } from './vacancy-place.service.ts'
import { insertSiteSources } from './source.queries.ts'
import { notifyOfDraft, notifyOfStep } from './vacancy-notice.service.ts'
import { managesVacancies } from './vacancy-scope.ts'
import {
  endIfFilled,
  getVacancy,
  insertVacancies,
  moveVacancy,
  removeVacancy,
  updateVacancy,
  type StoredVacancy,
} from './vacancy.queries.ts'

type Texts = Partial<Pick<VacancyFields, 'descricao' | 'requisitos' | 'beneficios'>>

/** The texts as they are kept, and their words for the search. */
function cleanTexts(sent: Texts, stored?: Required<Texts>) {
  const cleaned = Object.fromEntries(
    Object.entries(sent).map(([key, html]) => [key, html ? cleanRichText(html) : html]),
  ) as Texts
  const whole = { ...stored, ...withoutMissing(cleaned) }
  const words = [whole.descricao, whole.requisitos, whole.beneficios].map((html) => plainText(html ?? ''))
  return { ...cleaned, palavras: words.join(' ').slice(0, 20_000) }
}

/** A vacancy for a substitute names a shutdown that its writer reads. */
async function assertShutdown(db: Database, actor: Actor, id: number | null | undefined): Promise<void> {
  if (id == null) return
  if (!can(actor, 'desligamentos', 'read')) throw refusals.field('id_desligamento', refusal.noOption)
  await assertChoices(reachableShutdowns(db, actor), [id], 'id_desligamento')
}

/** Writes drafts: everything begins as one. Each has a source for who comes by the site itself. */
export async function createVacancies(db: Database, actor: Actor, objects: CreateVacancyFields[]) {
  const rows = []
  for (const fields of objects) {
    await assertPlaces(db, actor, fields, fields)
    await assertShutdown(db, actor, fields.id_desligamento)
    const { descricao, requisitos, beneficios } = fields
    rows.push({
      ...fields,
      ...cleanTexts({ descricao, requisitos, beneficios }),
      id_usuario: actor.id,
    } as const)
  }
  const made = await insertVacancies(
    db,
    rows.map((row) => ({ ...row, descricao: row.descricao!, requisitos: row.requisitos! })),
  )
  await insertSiteSources(
    db,
    made.map(({ id }) => id),
  )
  if (!managesVacancies(actor))
    for (const [index, { id }] of made.entries()) await notifyOfDraft(db, actor, { ...rows[index]!, id })
  return made
}

/** The vacancy, locked until the transaction ends; 404 outside the actor's reach. */
export async function lockedVacancy(db: Database, actor: Actor, id: number): Promise<StoredVacancy> {
  await holdRecord(db, 'vagas_vaga', id)
  return found(await getVacancy(db, actor, id))
}

export async function changeVacancy(db: Database, actor: Actor, input: UpdateVacancyInput) {
  const stored = await lockedVacancy(db, actor, input.id)
  assertNewest(input, stored)
  if (isOverVacancy(stored.situacao)) throw new AppError('conflict', text.closedEdit)
  if (!stored.edita) throw refusals.forbidden()
  const whole = { ...stored, ...input }
  const errors = vacancyErrors(whole)
  if (whole.vagas < stored.contratados) errors.vagas = text.placesTaken(stored.contratados)
  assertNoErrors(errors)
  await assertPlaces(db, actor, input, whole)
  const { descricao, requisitos, beneficios } = input
  const sent = [descricao, requisitos, beneficios].some((html) => html !== undefined)
  const texts = sent ? cleanTexts({ descricao, requisitos, beneficios }, stored) : {}
  const { updated_at: _, ...fields } = input
  const saved = await updateVacancy(db, actor, { ...fields, ...texts })
  // Fewer places may be as many as are taken.
  return (await endIfFilled(db, input.id)) ?? saved
}

/** What would end again at once is not published. */
function assertPublishable({ contratados, vagas, data_fim }: StoredVacancy): void {
  if (contratados >= vagas) throw new AppError('conflict', text.full)
  if (data_fim && data_fim < todayInBrazil()) throw new AppError('conflict', text.lastDayPassed)
}

/** Publishes, pauses, ends or cancels. Managers do; who wrote a draft may cancel it. */
export async function stepVacancy(db: Database, actor: Actor, input: StepVacancyInput) {
  const { id, situacao } = input
  const stored = await lockedVacancy(db, actor, id)
  assertNewest(input, stored)
  const ownDraft = stored.edita && situacao === 'cancelada' && stored.situacao === 'rascunho'
  if (!managesVacancies(actor) && !ownDraft) throw refusals.forbidden()
  const from: readonly string[] = vacancySteps[situacao]
  if (!from.includes(stored.situacao)) throw new AppError('conflict', text.badStep)
  if (situacao === 'aberta') assertPublishable(stored)
  const moved = await moveVacancy(db, id, situacao)
  await notifyOfStep(db, actor, stored, situacao)
  return { ...moved, situacao }
}

/** Only a vacancy that nobody applied to may be deleted; the others are ended. */
export async function deleteVacancy(db: Database, actor: Actor, id: number): Promise<void> {
  const stored = await lockedVacancy(db, actor, id)
  if (stored.inscritos > 0) throw new AppError('conflict', text.applied(stored.inscritos))
  await notifyOfStep(db, actor, stored, 'excluida')
  await removeVacancy(db, actor, id)
}
