/** Reports from the field: sent once, decided by a manager of incidents. See docs/operations.md#reports-from-the-field. */
import { fieldReports as text } from '@intranet/contract/messages/field-reports'
import { PROPOSING_MINUTES } from '@intranet/contract/operations/field-report-options'
import type {
  AnswerReportInput,
  FieldReportFields,
  IncidentOfReportInput,
  JoinReportInput,
} from '@intranet/contract/operations/field-report-schemas'
import { openIncidentStates } from '@intranet/contract/operations/incident-options'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { allCities } from '../../company/cities/city.queries.ts'
import { editable, registerIncidents } from '../incidents/incident.service.ts'
import {
  addPosition,
  addReportPhotos,
  decideReports,
  followAll,
  getFieldReport,
  insertFieldReport,
  reportOfKey,
  storedReport,
} from './field-report.queries.ts'
import { groupReport } from './report-group.queries.ts'

const TABLE = 'incidente_relato'
const OWN_LIST = '/requests/reports/list'

/** Stores one report, or answers the one that the device's key stored before. */
async function send(db: Database, actor: Actor, fields: FieldReportFields): Promise<{ id: number }> {
  const { fotos = [], posicao, ...row } = fields
  const made = await insertFieldReport(db, { ...row, id_usuario: actor.id, id_empresa: actor.id_empresa })
  if (!made) return found(await reportOfKey(db, actor.id, fields.chave!))
  if (posicao) await addPosition(db, made.id, posicao)
  if (fotos.length) await addReportPhotos(db, made.id, fotos)
  for (const photo of fotos) await attachUpload(db, actor, photo, TABLE, made.id, 'imagens')
  await notifyManagers(db, actor, made.id)
  return made
}

/** One notice a report, and one a group: what joins a group is on the page of the managers already. */
async function notifyManagers(db: Database, actor: Actor, id: number): Promise<void> {
  const { grupo, pessoas } = await groupReport(db, id)
  if (grupo !== null && pessoas === null) return
  const { texto, bairro, cidade } = found(await getFieldReport(db, actor, id))
  const place = [bairro, cidade].filter(Boolean).join(', ') || null
  await notifyOthers(db, actor, {
    usuarios: await holdersOf(db, 'incidentes:gestor', actor.id_empresa),
    data: {
      modulo: 'incidentes',
      msg: pessoas === null ? text.newReport(texto) : text.proposal(pessoas, PROPOSING_MINUTES, place),
      rota: `/incidents/reports/list?ver=${id}`,
    },
  })
}

export async function sendFieldReports(db: Database, actor: Actor, objects: FieldReportFields[]) {
  await assertChoices(
    allCities(db),
    objects.map(({ id_cidade }) => id_cidade),
    'id_cidade',
  )
  await waitForLock(db, 'fieldReports', actor.id_empresa ?? 0)
  const sent = []
  for (const fields of objects) sent.push(await send(db, actor, fields))
  return sent
}

interface Chosen {
  id: number
  grupo: boolean
  updated_at?: string
}

/** The report that is decided on, locked until the transaction ends, with the group that goes along. */
async function chosen(db: Database, actor: Actor, { id, grupo, ...seen }: Chosen) {
  await holdRecord(db, TABLE, id)
  const stored = found(await storedReport(db, actor, id))
  assertNewest(seen, stored)
  return { stored, which: { id, grupo: grupo ? stored.grupo : null } }
}

/** Puts reports into an incident; who reported follows it from then on. */
async function putInto(
  db: Database,
  actor: Actor,
  which: Parameters<typeof decideReports>[2],
  incident: { id: number; titulo: string },
) {
  const decision = { situacao: 'em_incidente', id_incidente: incident.id, resposta: null } as const
  const done = await decideReports(db, actor, which, decision)
  const people = [...new Set(done.map(({ id_usuario }) => id_usuario))]
  await followAll(db, incident.id, people)
  await notifyOthers(db, actor, {
    usuarios: people,
    data: { modulo: 'incidentes', msg: text.joined(incident.titulo), rota: OWN_LIST },
  })
  return { id: which.id, relatos: done.length }
}

/** Joins a report to an incident that is not over; one that was joined or answered may still be put right. */
export async function joinReport(db: Database, actor: Actor, input: JoinReportInput) {
  const { which } = await chosen(db, actor, input)
  const incident = await editable(db, actor, input.id_incidente)
  if (!openIncidentStates.includes(incident.situacao)) throw new AppError('conflict', text.incidentOver)
  return putInto(db, actor, which, incident)
}

/** Registers an incident with a report in it. Of two at the same moment the second learns that it was decided. */
export async function openIncidentOf(db: Database, actor: Actor, input: IncidentOfReportInput) {
  const { stored, which } = await chosen(db, actor, input)
  if (stored.situacao !== 'aberto') throw new AppError('conflict', text.decided)
  const [made] = await registerIncidents(db, actor, [input.incidente])
  const { id: id_incidente, avisos } = made!
  const put = await putInto(db, actor, which, { id: id_incidente, titulo: input.incidente.titulo })
  return { ...put, id_incidente, avisos }
}

/** Answers a report that becomes no incident. */
export async function answerReport(db: Database, actor: Actor, input: AnswerReportInput) {
  const { stored, which } = await chosen(db, actor, input)
  if (stored.situacao === 'em_incidente') throw new AppError('conflict', text.decided)
  const { resposta } = input
  const done = await decideReports(db, actor, which, { situacao: 'respondido', resposta })
  await notifyOthers(db, actor, {
    usuarios: done.map(({ id_usuario }) => id_usuario),
    data: { modulo: 'incidentes', msg: text.answered(resposta), rota: OWN_LIST },
  })
  return { id: input.id, relatos: done.length }
}

/** Photos are for who reported and the managers who decide. */
export async function maySeeReportPhoto(db: Database, actor: Actor | null, id: number): Promise<boolean> {
  return actor !== null && (await getFieldReport(db, actor, id)) !== undefined
}
