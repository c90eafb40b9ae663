import { HOUR_MS } from '@intranet/contract/durations'
import { form } from '@intranet/contract/messages'
import { incident as text } from '@intranet/contract/messages/incidents'
import {
  AHEAD_HOURS,
  openIncidentStates,
  PLANNED_AHEAD_DAYS,
} from '@intranet/contract/operations/incident-options'
import {
  hasOneAudience,
  haveCity,
  providerOf,
  type IncidentFields,
  type UpdateIncidentInput,
} from '@intranet/contract/operations/incidents'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { allCities } from '../../company/cities/city.queries.ts'
import { activeProviders } from '../../company/providers/provider.queries.ts'
import { forgetOthers, notifyAudience } from './incident-bell.queries.ts'
import {
  audienceDepartments,
  chosenCategory,
  getIncident,
  insertIncident,
  readersOf,
  setCities,
  storedIncident,
  updateIncident,
} from './incident.queries.ts'

/** What a text warns of; it is stored all the same. */
const warningsOf = (...texts: (string | undefined)[]) =>
  texts.some((one) => one && /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/.test(plainText(one))) ? [text.cpfFound] : []

/** An incident may begin within a day, planned work within 30 days; planned work says until when. */
function assertTimes(inicio: Date, previsao: Date | null, programada: boolean): void {
  const hours = programada ? PLANNED_AHEAD_DAYS * 24 : AHEAD_HOURS
  if (inicio.getTime() > Date.now() + hours * HOUR_MS) throw refusals.field('inicio', text.badStart)
  if (programada && !previsao) throw refusals.field('previsao', text.windowRequired)
  if (previsao && previsao < inicio) throw refusals.field('previsao', text.endBeforeStart)
}

interface Audience {
  id_departamento?: number | null
  id_empresa?: number | null
}

/** Only the actor's own providers and their departments; those of the whole group are for managers. */
async function assertAudience(
  db: Database,
  actor: Actor,
  { id_departamento, id_empresa }: Audience,
): Promise<void> {
  assertProvider(actor, id_empresa)
  await assertChoices(audienceDepartments(db, actor), [id_departamento], 'id_departamento')
  await assertChoices(activeProviders(db), [id_empresa], 'id_empresa')
}

const assertCities = (db: Database, cidades: readonly number[] = []) =>
  assertChoices(allCities(db), cidades, 'cidades')

/** Registers an incident and notifies its audience. */
async function register(db: Database, actor: Actor, fields: IncidentFields) {
  const { cidades = [], id_provedor: _, prioridade, inicio, previsao, ...rest } = fields
  const audience = { id_departamento: fields.id_departamento ?? null, id_empresa: providerOf(fields) ?? null }
  await assertAudience(db, actor, audience)
  await assertCities(db, cidades)
  const category = await chosenCategory(db, fields.id_categoria)
  if (!category) throw refusals.field('id_categoria', form.required)
  const begins = inicio ? new Date(inicio) : new Date()
  const ends = previsao ? new Date(previsao) : null
  assertTimes(begins, ends, category.programada)
  const priority = prioridade ?? category.prioridade_padrao
  const { id } = await insertIncident(db, {
    ...rest,
    ...audience,
    descricao: cleanRichText(fields.descricao),
    prioridade: priority,
    inicio: begins,
    previsao: ends,
    id_usuario: actor.id,
  })
  await setCities(db, id, cidades)
  await notifyAudience(db, id)
  if (priority === 'critica') await notifyManagers(db, actor, id)
  return { id, avisos: warningsOf(fields.titulo, fields.descricao) }
}

/** A critical incident is a general notification to the managers of its provider too, once. */
async function notifyManagers(db: Database, actor: Actor, id: number): Promise<void> {
  const { titulo, provedor } = found(await storedIncident(db, actor, id))
  const managers = await holdersOf(db, 'incidentes:gestor', provedor)
  await notifyOthers(db, actor, {
    usuarios: managers,
    data: { modulo: 'incidentes', msg: text.criticalNotice(titulo), rota: `/incidents/list?ver=${id}` },
    chave: `incidente-critico:${id}`,
  })
}

export async function registerIncidents(db: Database, actor: Actor, objects: IncidentFields[]) {
  const made = []
  for (const fields of objects) made.push(await register(db, actor, fields))
  return made
}

/** The incident, locked until the transaction ends, for who may edit it. */
export async function editable(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'incidente', id)
  const stored = found(await storedIncident(db, actor, id))
  if (!stored.editavel) throw refusals.forbidden()
  return stored
}

/** The audience that an edit asks for: naming one kind takes the place of the other. */
function audienceAfter(input: UpdateIncidentInput, stored: Required<Audience>): Required<Audience> {
  const id_empresa = providerOf(input)
  if (id_empresa === undefined && input.id_departamento === undefined)
    return { id_departamento: stored.id_departamento, id_empresa: stored.id_empresa }
  const named = { id_departamento: input.id_departamento ?? null, id_empresa: id_empresa ?? null }
  if (!hasOneAudience({ ...input, ...named })) throw refusals.field('id_departamento', text.audience)
  return named
}

/** Changes an open incident. Who comes into its audience is notified, unread first lines of who leaves it go. */
export async function changeIncident(db: Database, actor: Actor, input: UpdateIncidentInput) {
  const stored = await editable(db, actor, input.id)
  assertNewest(input, stored)
  if (!openIncidentStates.includes(stored.situacao)) throw new AppError('conflict', text.closed)
  const audience = audienceAfter(input, stored)
  const moved =
    audience.id_departamento !== stored.id_departamento || audience.id_empresa !== stored.id_empresa
  if (moved) await assertAudience(db, actor, audience)
  const category = await chosenCategory(db, input.id_categoria ?? stored.id_categoria, stored.id_categoria)
  if (!category) throw refusals.field('id_categoria', form.required)
  const inicio = input.inicio ? new Date(input.inicio) : stored.inicio
  const previsao =
    input.previsao === undefined ? stored.previsao : input.previsao ? new Date(input.previsao) : null
  assertTimes(inicio, previsao, category.programada)
  const { cidades, id_provedor: _, updated_at: _seen, prioridade, ...rest } = input
  const named = cidades ? cidades.length > 0 : stored.com_cidade
  if (!haveCity(input.bairros ?? stored.bairros, named)) throw refusals.field('bairros', text.districtsOfCity)
  if (cidades) {
    await assertCities(db, cidades)
    await setCities(db, input.id, cidades)
  }
  const saved = await updateIncident(db, {
    ...rest,
    ...audience,
    ...(prioridade && { prioridade }),
    ...(input.descricao && { descricao: cleanRichText(input.descricao) }),
    inicio,
    previsao,
  })
  if (moved) await forgetOthers(db, input.id)
  if (moved) await notifyAudience(db, input.id)
  if (prioridade === 'critica' && stored.prioridade !== 'critica') await notifyManagers(db, actor, input.id)
  return { ...saved, avisos: warningsOf(input.titulo, input.descricao) }
}

/** Who has read it is for those who may edit it. */
export async function readIncidentReaders(db: Database, actor: Actor, id: number) {
  const { editavel } = found(await getIncident(db, actor, id))
  if (!editavel) throw refusals.forbidden()
  return readersOf(db, id)
}
