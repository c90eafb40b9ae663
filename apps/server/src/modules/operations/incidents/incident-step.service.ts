/** How an incident goes on: its states, and what is said meanwhile. */
import { DAY_MS } from '@intranet/contract/durations'
import { form } from '@intranet/contract/messages'
import { incident as text } from '@intranet/contract/messages/incidents'
import {
  incidentSteps,
  openIncidentStates,
  REOPEN_DAYS,
  type IncidentState,
} from '@intranet/contract/operations/incident-options'
import type { AddIncidentUpdateInput, StepIncidentInput } from '@intranet/contract/operations/incidents'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest, found } from '../../../platform/records.ts'
import { follow, notifyEnd, notifyFollowers } from './incident-bell.queries.ts'
import { getIncident, insertUpdate, moveIncident } from './incident.queries.ts'
import { editable } from './incident.service.ts'

/** What the timeline says where nobody wrote a text. */
const said = (from: IncidentState) => (from === 'resolvido' ? 'Reaberto.' : 'Em tratamento.')

const lines = {
  resolvido: (title: string) => text.resolvedLine(title),
  cancelado: (title: string) => text.cancelledLine(title),
} as const

/** Moves an incident on. Of two at the same moment the second learns that this change is not possible any more. */
export async function stepIncident(db: Database, actor: Actor, input: StepIncidentInput) {
  const { id, situacao, texto = null } = input
  const stored = await editable(db, actor, id)
  assertNewest(input, stored)
  if (!incidentSteps[situacao].includes(stored.situacao)) throw new AppError('conflict', text.badStep)
  const ends = situacao === 'resolvido' || situacao === 'cancelado'
  if (ends && !texto) throw refusals.field('texto', form.required)
  if (stored.situacao === 'resolvido' && Date.now() - stored.fim!.getTime() > REOPEN_DAYS * DAY_MS)
    throw new AppError('conflict', text.reopenTooLate)
  if (situacao === 'resolvido' && stored.inicio.getTime() > Date.now())
    throw new AppError('conflict', text.notBegun)
  const moved = found(await moveIncident(db, id, stored.situacao, situacao, texto))
  const words = texto ?? said(stored.situacao)
  const { id: id_andamento } = await insertUpdate(db, {
    id_incidente: id,
    id_usuario: actor.id,
    texto: words,
    situacao_de: stored.situacao,
    situacao_para: situacao,
  })
  const notice = { id, id_andamento, autor: actor.id }
  if (situacao === 'resolvido' || situacao === 'cancelado')
    await notifyEnd(db, { ...notice, texto: lines[situacao](stored.titulo) })
  else await notifyFollowers(db, { ...notice, texto: text.updateLine(stored.titulo, words) })
  return { ...moved, situacao }
}

/** Adds to the timeline of an open incident, and notifies who follows it. */
export async function addUpdate(db: Database, actor: Actor, { id, texto }: AddIncidentUpdateInput) {
  const { situacao, titulo } = await editable(db, actor, id)
  if (!openIncidentStates.includes(situacao)) throw new AppError('conflict', text.closed)
  const made = await insertUpdate(db, { id_incidente: id, id_usuario: actor.id, texto })
  await notifyFollowers(db, {
    id,
    id_andamento: made.id,
    texto: text.updateLine(titulo, texto),
    autor: actor.id,
  })
  return made
}

/** Readers are notified of each further progress from now on, or no more. */
export async function followIncident(db: Database, actor: Actor, id: number, segue: boolean) {
  found(await getIncident(db, actor, id))
  await follow(db, id, actor.id, segue)
  return { id, segue }
}
