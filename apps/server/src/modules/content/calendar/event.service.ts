import { can, isSuperadmin } from '@intranet/contract/access'
import {
  eventErrors,
  type EventFields,
  type MoveEventInput,
  type UpdateEventInput,
} from '@intranet/contract/content/calendar-schemas'
import {
  dayText,
  dayWall,
  floorDay,
  instantOf,
  momentOf,
  wallOf,
  wallText,
} from '@intranet/contract/content/calendar-time'
import { MINUTE_MS } from '@intranet/contract/durations'
import type { Answer } from '@intranet/contract/content/calendar-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChanges, assertChoices, found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { momentWords, occurrencesOf } from './calendar.service.ts'
import {
  answerInvitation,
  getEvent,
  guestIds,
  insertEvents,
  inviteable,
  removeEvent,
  replaceGuests,
  updateEvent,
  type EventRow,
} from './event.queries.ts'

const COLOUR = '#0e6672'

/** Managers of people or marketing may share an event with a whole provider, anybody with their own department. */
function assertAudience(actor: Actor, { publico, id_departamento, id_empresa }: EventRow): void {
  if (publico === 'pessoal') return
  const manages = can(actor, 'rh', 'manage') || can(actor, 'marketing', 'manage')
  if (publico === 'departamento') {
    if (!isSuperadmin(actor) && id_departamento !== actor.id_departamento) throw refusals.forbidden()
    return
  }
  if (!manages) throw refusals.forbidden()
  if (publico === 'provedor') assertProvider(actor, id_empresa)
}

/** The row of a whole event: what its audience and recurrence do not use is left out. */
function rowOf(fields: EventFields): EventRow {
  const { publico, recorrencia = 'nenhuma', dia_inteiro = false } = fields
  const [start, end] = [momentOf(fields.inicio), momentOf(fields.fim)]
  return {
    titulo: fields.titulo,
    descricao: fields.descricao ?? null,
    tipo: fields.tipo,
    inicio: new Date(start),
    fim: new Date(Math.max(start, end)),
    dia_inteiro,
    local: fields.local ?? null,
    link: fields.link ?? null,
    publico,
    id_departamento: publico === 'departamento' ? (fields.id_departamento ?? null) : null,
    id_empresa: publico === 'provedor' ? (fields.id_empresa ?? null) : null,
    recorrencia,
    recorrencia_fim: recorrencia === 'nenhuma' ? null : (fields.recorrencia_fim ?? null),
    lembrete_min: fields.lembrete_min ?? null,
    cor: fields.cor ?? COLOUR,
  }
}

const tell = (db: Database, actor: Actor, usuarios: number[], msg: string) =>
  notifyOthers(db, actor, { usuarios, data: { modulo: 'calendario', msg, rota: '/calendar' } })

/** Guests learn that an event is cancelled; `moment` is missing where a whole series is. */
export const notifyCancelled = (
  db: Database,
  actor: Actor,
  usuarios: number[],
  titulo: string,
  moment?: string,
) => tell(db, actor, usuarios, `Evento cancelado: ${titulo}${moment ? `, ${moment}` : ''}`)

const guestsOf = (actor: Actor, ids: number[] = []) => [...new Set(ids)].filter((id) => id !== actor.id)

/** Creates events and invites their guests. */
export async function createEvents(db: Database, actor: Actor, objects: EventFields[]) {
  const rows = objects.map(rowOf)
  for (const row of rows) assertAudience(actor, row)
  await assertChoices(
    inviteable(db, actor),
    objects.flatMap(({ convidados = [] }) => convidados),
    'convidados',
  )
  const created = await insertEvents(
    db,
    rows.map((row) => ({ ...row, id_usuario: actor.id })),
  )
  for (const [index, { id }] of created.entries()) {
    const row = rows[index]!
    const invited = await replaceGuests(db, id, guestsOf(actor, objects[index]?.convidados))
    await tell(db, actor, invited, `Convite: ${row.titulo}, ${momentWords(row.inicio, row.dia_inteiro)}`)
  }
  return created
}

/** When and where an event is, for comparison: guests are notified of a change. */
const whatGuestsGoBy = (event: Omit<EventRow, 'publico'>) =>
  JSON.stringify([
    event.inicio,
    event.fim,
    event.dia_inteiro,
    event.recorrencia,
    event.recorrencia_fim,
    event.local,
    event.link,
  ])

/** Changes an event; its guests are notified of a new time, recurrence, place or link. */
export async function changeEvent(
  db: Database,
  actor: Actor,
  { id, updated_at, ...change }: UpdateEventInput,
) {
  assertChanges(change)
  await holdRecord(db, 'evento_calendario', id)
  const before = found(await getEvent(db, actor, id))
  if (!before.meu) throw refusals.forbidden()
  const { convidados, ...stored } = before
  const whole: EventFields = {
    titulo: stored.titulo,
    descricao: stored.descricao,
    tipo: stored.tipo,
    inicio: stored.inicio.toISOString(),
    fim: stored.fim.toISOString(),
    dia_inteiro: stored.dia_inteiro,
    local: stored.local,
    link: stored.link,
    publico: stored.publico,
    id_departamento: stored.id_departamento,
    id_empresa: stored.id_empresa,
    recorrencia: stored.recorrencia,
    recorrencia_fim: stored.recorrencia_fim,
    lembrete_min: stored.lembrete_min,
    cor: stored.cor,
    ...change,
  }
  if (change.recorrencia === 'nenhuma') whole.recorrencia_fim = null
  assertNoErrors(eventErrors(whole))
  const row = rowOf(whole)
  const sameAudience = row.publico === stored.publico && row.id_departamento === stored.id_departamento
  if (!sameAudience || row.id_empresa !== stored.id_empresa) assertAudience(actor, row)
  const saved = await updateEvent(db, { id, updated_at, ...row })
  const stay = convidados.map((guest) => guest.id)
  const moved = whatGuestsGoBy(row) !== whatGuestsGoBy(stored)
  const words = `${row.titulo}, ${momentWords(row.inicio, row.dia_inteiro)}`
  if (change.convidados) {
    const fresh = change.convidados.filter((guest) => !stay.includes(guest))
    await assertChoices(inviteable(db, actor), fresh, 'convidados')
    const invited = await replaceGuests(db, id, guestsOf(actor, change.convidados))
    await tell(db, actor, invited, `Convite: ${words}`)
    await tell(
      db,
      actor,
      stay.filter((guest) => !change.convidados!.includes(guest)),
      `Convite retirado: ${stored.titulo}`,
    )
  }
  if (moved) {
    const kept = stay.filter((guest) => !change.convidados || change.convidados.includes(guest))
    await tell(db, actor, kept, `Evento alterado: ${words}`)
  }
  return saved
}

/** Whether an event, or one of its days, begins at this minute; one of whole days at any hour of the first. */
function beginsAt(event: Parameters<typeof occurrencesOf>[0], wall: number): boolean {
  const start = event.dia_inteiro ? floorDay(wall) : wall
  return occurrencesOf(event, start, start + MINUTE_MS).some(
    ({ inicio }) => wallText(inicio) === wallText(start),
  )
}

/** Moves an event by what one of its occurrences was dragged, on the clock's face; a series moves with its end. */
export async function moveEvent(db: Database, actor: Actor, { id, de, para }: MoveEventInput) {
  await holdRecord(db, 'evento_calendario', id)
  const event = found(await getEvent(db, actor, id))
  if (!event.meu) throw refusals.forbidden()
  const [from, to] = [wallOf(momentOf(de)), wallOf(momentOf(para))]
  // It was moved since it was read: the shift would be added to the newer time.
  if (!beginsAt(event, from)) throw refusals.stale()
  const shift = to - from
  const length = event.fim.getTime() - event.inicio.getTime()
  const inicio = instantOf(wallOf(event.inicio.getTime()) + shift)
  const end = event.recorrencia_fim
  return changeEvent(db, actor, {
    id,
    inicio: new Date(inicio).toISOString(),
    fim: new Date(inicio + length).toISOString(),
    ...(end && { recorrencia_fim: dayText(dayWall(end) + floorDay(to) - floorDay(from)) }),
  })
}

/** Removes an event and notifies its guests. */
export async function cancelEvent(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, 'evento_calendario', id)
  const event = found(await getEvent(db, actor, id))
  if (!event.meu) throw refusals.forbidden()
  const guests = await guestIds(db, id)
  await removeEvent(db, id)
  await notifyCancelled(db, actor, guests, event.titulo, momentWords(event.inicio, event.dia_inteiro))
}

/** A guest's answer, of which the maker is notified. People who were not invited cannot answer. */
export async function answerEvent(
  db: Database,
  actor: Actor,
  id: number,
  resposta: Exclude<Answer, 'pendente'>,
) {
  const event = found(await getEvent(db, actor, id))
  if (event.resposta === resposta) return { resposta }
  found(await answerInvitation(db, actor, id, resposta))
  const words = { sim: 'aceitou', nao: 'recusou', talvez: 'talvez vá a' }[resposta]
  await tell(db, actor, [event.id_usuario], `${actor.nome ?? actor.email} ${words}: ${event.titulo}`)
  return { resposta }
}
