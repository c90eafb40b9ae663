import { can } from '@intranet/contract/access'
import { onboarding as text } from '@intranet/contract/messages/people'
import {
  completionPercent,
  nextStep,
  type ContentStepInput,
  type NextContentInput,
  type NextTrailInput,
  type ReadingInput,
  type TrailContentsInput,
} from '@intranet/contract/people/onboarding-reading'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { onboardingsOf } from './employee-onboarding.queries.ts'
import { getOnboarding } from './onboarding.queries.ts'
import {
  contentAfter,
  contentsOfTrail,
  findMark,
  findParticipation,
  holdOnboarding,
  insertCompletion,
  insertStart,
  isInTrail,
  readPlaces,
  readingTrails,
  trailAfter,
  type Participation,
} from './reading.queries.ts'

/** Writing for somebody else needs the permission to create, reading needs the permission to read. */
const mayActFor = (actor: Actor, ability: 'read' | 'create') => {
  if (!can(actor, 'onboarding', ability)) throw refusals.forbidden()
}

/** The open part of a person in an onboarding; for HR, of a person in their own place only. */
async function participationOf(
  db: Database,
  actor: Actor,
  id_onboarding: number,
  id_funcionario: number | null | undefined,
): Promise<Participation> {
  const id_usuario = id_funcionario ?? actor.id
  const other = id_usuario !== actor.id
  if (other) mayActFor(actor, 'read')
  const part = found(await findParticipation(db, { id_onboarding, id_usuario, ...(other && { hr: actor }) }))
  if (!part.aberto) throw refusals.notFound()
  return part
}

/** Contents of a trail (or one named content) with the person's progress; a preview has no progress. */
export async function trailContents(db: Database, actor: Actor, input: TrailContentsInput) {
  const part = await previewOr(db, actor, input)
  return contentsOfTrail(db, input, part)
}

async function previewOr(db: Database, actor: Actor, input: ReadingInput): Promise<number | null> {
  if (!input.previa) return (await participationOf(db, actor, input.id_onboarding, input.id_funcionario)).id
  mayActFor(actor, 'read')
  found(await getOnboarding(db, actor, input.id_onboarding))
  return null
}

/** The trails of an onboarding in the order in which the person reads them. */
export async function trailsToRead(db: Database, actor: Actor, input: ReadingInput) {
  const part = await previewOr(db, actor, input)
  const trails = await readingTrails(db, input.id_onboarding)
  const places = part === null ? [] : await readPlaces(db, input.id_onboarding, part)
  return trails.map((trail) => ({
    ...trail,
    lidos: places.filter((place) => place.id_trilha === trail.id_trilha && place.finalizado).length,
  }))
}

/** The next content of the trail by priority, in a list that is empty at its end. */
export async function nextContent(db: Database, actor: Actor, input: NextContentInput) {
  const part = await participationOf(db, actor, input.id_onboarding, input.id_funcionario)
  return contentAfter(db, input, part.id)
}

/** The next trail by priority, in a list that is empty at the end. */
export async function nextTrail(db: Database, actor: Actor, input: NextTrailInput) {
  await participationOf(db, actor, input.id_onboarding, input.id_funcionario)
  return trailAfter(db, input.id_onboarding, input.prioridade)
}

/**
 * The participation that a step of reading is for: `id_usuario_onboarding` if sent, otherwise the actor's own. Refuses a
 * content that is not in this trail of this onboarding.
 */
async function stepPart(db: Database, actor: Actor, input: ContentStepInput): Promise<Participation> {
  const { id_onboarding, id_usuario_onboarding } = input
  const own = await findParticipation(db, { id_onboarding, id_usuario: actor.id })
  const isOwn = !id_usuario_onboarding || own?.id === id_usuario_onboarding
  if (!isOwn) mayActFor(actor, 'create')
  const part = isOwn
    ? own
    : await findParticipation(db, { id_onboarding, id: id_usuario_onboarding, hr: actor })
  if (!part?.aberto) throw refusals.notFound()
  await holdOnboarding(db, id_onboarding)
  if (!(await isInTrail(db, input))) throw new AppError('invalid', text.startFailed)
  return part
}

/** Records the start of a content by the server's clock; a second one leaves the first. */
export async function startContent(db: Database, actor: Actor, input: ContentStepInput) {
  const part = await stepPart(db, actor, input)
  await insertStart(db, part, input)
  return found(await findMark(db, part, input))
}

/** Records the completion of a started content; a second completion changes nothing. Answers where to read next. */
export async function completeContent(db: Database, actor: Actor, input: ContentStepInput) {
  const part = await stepPart(db, actor, input)
  await insertCompletion(db, part, input)
  const mark = await findMark(db, part, input)
  if (!mark) throw new AppError('conflict', text.startFailed)
  const places = await readPlaces(db, input.id_onboarding, part.id)
  const here = places.find(
    (place) => place.id_trilha === input.id_trilha && place.id_conteudo === input.id_conteudo,
  )
  return { ...mark, proximo: nextStep(places, found(here)) }
}

/** A person's onboardings with their percent. Reading somebody else's needs an HR role in their place. */
export async function listOwn(db: Database, actor: Actor) {
  const rows = await onboardingsOf(db, actor.id)
  return rows.map((row) => ({ ...row, percentual: completionPercent(row.lidos, row.conteudos) }))
}
