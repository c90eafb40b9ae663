/** Security incidents with personal data: the clock, whose data it was, and what is sent (docs/security.md#incidents). */
import { DAY_MS } from '@intranet/contract/durations'
import {
  INCIDENT_WORKING_DAYS,
  type IncidentStep,
  type IncidentWord,
} from '@intranet/contract/access/data-incident-words'
import type { IncidentFields, UpdateIncidentInput } from '@intranet/contract/access/data-incidents'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { fillPlaceholders } from '@intranet/contract/placeholders'
import { dayInBrazil } from '@intranet/contract/today'
import { trustTexts as text } from '@intranet/contract/messages/trust'
import type { Database } from '@intranet/db/connection'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { assertNewest, found } from '../../../platform/records.ts'
import { dueAt } from '../../desk/due-at.ts'
import { holidayCheck } from '../../desk/holidays.queries.ts'
import { findDataOfficer } from '../data-officer/data-officer.queries.ts'
import {
  countAffected,
  filesOf,
  findIncident,
  insertIncident,
  lockIncident,
  markStep,
  readTexts,
  saveIncident,
} from './data-incident.queries.ts'

/** The end of the third working day after the one on which it became known. */
export async function clockOf(db: Database, discovered: Date): Promise<Date> {
  const next = new Date(`${dayInBrazil(discovered.getTime() + DAY_MS)}T00:00:00-03:00`)
  const working = {
    from: 0,
    to: 24,
    saturday: false,
    isHoliday: await holidayCheck(db, { cidade: null, uf: null }),
  }
  return new Date(dueAt(next, INCIDENT_WORKING_DAYS * 24, working).getTime() - 1000)
}

function assertPast(conhecido_em: string | undefined): void {
  if (conhecido_em && new Date(conhecido_em) > new Date()) throw refusals.field('conhecido_em', text.inFuture)
}

/** Registers an incident; its data officer is mailed. */
export async function registerIncident({ deps, db, ...asking }: SignedInContext, fields: IncidentFields) {
  assertPast(fields.conhecido_em)
  const prazo = await clockOf(db, new Date(fields.conhecido_em))
  const { id } = await insertIncident(db, { ...fields, prazo })
  const officer = await findDataOfficer(db)
  if (officer)
    await deps.mailer.queue(db, {
      destino: officer.email,
      assunto: `Incidente de segurança registrado: ${fields.titulo}`,
      texto: `Um incidente com dados pessoais foi registrado.

Prazo para comunicar à autoridade e às pessoas: ${formatDateTime(prazo)}
${deps.publicUrl}/settings/incidents/edit/${id}
`,
    })
  await deps.security.record(db, 'alarme', asking, { alvo: `Incidente ${id}`, detalhe: 'Registrado' })
  return { id }
}

async function openIncident(db: Database, { id, ...seen }: { id: number; updated_at?: string }) {
  const incident = found(await lockIncident(db, id))
  assertNewest(seen, incident)
  if (incident.encerrado_em) throw new AppError('conflict', text.closed)
  return incident
}

export async function changeIncident({ db }: SignedInContext, input: UpdateIncidentInput) {
  assertPast(input.conhecido_em)
  await openIncident(db, input)
  const prazo = input.conhecido_em && (await clockOf(db, new Date(input.conhecido_em)))
  return saveIncident(db, { ...input, ...(prazo && { prazo }) })
}

/** Asks the logs whose data it was, again where the period changed. */
export async function findAffected({ deps, db, ...asking }: SignedInContext, id: number) {
  await openIncident(db, { id })
  await deps.security.record(db, 'consulta', asking, { alvo: `Incidente ${id}` })
  return countAffected(db, id)
}

const columns = {
  autoridade: 'comunicado_autoridade_em',
  titulares: 'comunicado_titulares_em',
  encerrado: 'encerrado_em',
} as const

/** Marks that somebody was notified, or that it is over; each step once. */
export async function stepIncident(
  { deps, db, ...asking }: SignedInContext,
  { id, passo, updated_at }: { id: number; passo: IncidentStep; updated_at?: string | undefined },
) {
  const incident = await openIncident(db, { id, updated_at })
  if (incident[columns[passo]]) throw refusals.wrongState()
  const isReported = incident.comunicado_autoridade_em && incident.comunicado_titulares_em
  if (passo === 'encerrado' && !isReported && !incident.sem_risco)
    throw new AppError('conflict', text.tellFirst)
  await deps.security.record(db, 'ajuste', asking, { alvo: `Incidente ${id}`, detalhe: passo })
  return markStep(db, id, columns[passo])
}

const filled = (template: string, words: Record<IncidentWord, string>) =>
  fillPlaceholders(template, (word) => (Object.hasOwn(words, word) ? words[word as IncidentWord] : undefined))

export async function readIncident(db: Database, id: number) {
  const incident = found(await findIncident(db, id))
  const [officer, templates] = [await findDataOfficer(db), await readTexts(db)]
  const open = 'a completar'
  const words = {
    titulo: incident.titulo,
    o_que: incident.o_que,
    conhecido_em: formatDateTime(incident.conhecido_em),
    dados: incident.dados,
    quantos: incident.titulares === null ? open : formatNumber(incident.titulares),
    riscos: incident.riscos ?? open,
    medidas: incident.medidas ?? open,
    encarregado: officer?.nome ?? open,
    contato: officer?.contato ?? open,
  }
  const textos = templates.map(({ chave, texto }) => ({ chave, texto: filled(texto, words) }))
  return { ...incident, exportacoes: await filesOf(db, id), textos }
}
