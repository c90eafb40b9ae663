import { eventSchemas, type ListEventsInput } from '@intranet/contract/content/calendar-schemas'
import type { Answer, EventType } from '@intranet/contract/content/calendar-words'
import type { Recurrence } from '@intranet/contract/content/calendar-time'
import type { Audience } from '@intranet/contract/content/calendar'
import { isSuperadmin } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { amongColleagues } from '../../../platform/scope.ts'
import { mayChangeEvent } from './event-scope.ts'

/** An event as its table holds it. */
export interface EventRow {
  titulo: string
  descricao: string | null
  tipo: EventType
  inicio: Date
  fim: Date
  dia_inteiro: boolean
  local: string | null
  link: string | null
  publico: Audience
  id_departamento: number | null
  id_empresa: number | null
  recorrencia: Recurrence
  recorrencia_fim: string | null
  lembrete_min: number | null
  cor: string
}

const isGuest = (actor: Actor) =>
  sql<boolean>`exists (select from evento_convidado g where g.id_evento = v.id and g.id_usuario = ${actor.id})`

/** One's own, those one is invited to, and what is shared with one's department, provider or everybody. */
function mine(actor: Actor): RawBuilder<boolean> {
  const shared = isSuperadmin(actor)
    ? sql`v.publico <> 'pessoal'`
    : sql`v.publico = 'todos'
        or (v.publico = 'departamento' and v.id_departamento = ${actor.id_departamento})
        or (v.publico = 'provedor' and ${amongColleagues(actor, 'v.id_empresa')})`
  return sql<boolean>`(v.id_usuario = ${actor.id} or ${shared} or ${isGuest(actor)})`
}

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('evento_calendario as v')
    .innerJoin('rh_usuario as u', 'u.id', 'v.id_usuario')
    .where(mine(actor))
    .select([
      'v.id',
      'v.titulo',
      'v.descricao',
      sql<EventType>`v.tipo`.as('tipo'),
      'v.inicio',
      'v.fim',
      'v.dia_inteiro',
      'v.local',
      'v.link',
      sql<Audience>`v.publico`.as('publico'),
      'v.id_departamento',
      'v.id_empresa',
      sql<Recurrence>`v.recorrencia`.as('recorrencia'),
      'v.recorrencia_fim',
      sql<10 | 60 | 1440 | null>`v.lembrete_min`.as('lembrete_min'),
      'v.cor',
      'v.id_usuario',
      'u.nome as autor',
      mayChangeEvent(actor).as('meu'),
      sql<Answer | null>`(select g.resposta from evento_convidado g
        where g.id_evento = v.id and g.id_usuario = ${actor.id})`.as('resposta'),
      'v.created_at',
      'v.updated_at',
    ])

export const listEvents = (db: Database, actor: Actor, request: ListEventsInput) =>
  readPage(visible(db, actor), request, {
    definition: eventSchemas.list,
    alias: 'v',
    search: normalised('v.titulo', 'v.local'),
  })

interface Guest {
  id: number
  nome: string
  resposta: Answer
}

export const getEvent = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('v.id', '=', id)
    .select(
      sql<
        Guest[]
      >`(select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome, 'resposta', g.resposta)
        order by p.nome, p.id), '[]') from evento_convidado g join rh_usuario p on p.id = g.id_usuario
        where g.id_evento = v.id)`.as('convidados'),
    )
    .executeTakeFirst()

/** Events that may fall between `from` and `to`; the days of a series are computed afterwards. */
export const eventsBetween = (db: Database, actor: Actor, from: Date, to: Date) =>
  visible(db, actor)
    .modifyFront(preparedGeneric)
    .where('v.inicio', '<', to)
    .where(
      sql<boolean>`case v.recorrencia when 'nenhuma' then v.fim >= ${from}::timestamptz - interval '1 day'
        else v.recorrencia_fim is null
          or v.recorrencia_fim + (v.fim - v.inicio) >= ${from}::timestamptz - interval '2 days' end`,
    )
    .orderBy('v.inicio')
    .orderBy('v.id')
    .limit(2000)
    .execute()

export const insertEvents = (db: Database, rows: (EventRow & { id_usuario: number })[]) =>
  db.insertInto('evento_calendario').values(rows).returning('id').execute()

/** Of an event that the caller may change, and holds. */
export const updateEvent = (db: Database, input: Partial<EventRow> & { id: number; updated_at?: string }) =>
  saveRecord(db.updateTable('evento_calendario'), input)

export const removeEvent = (db: Database, id: number) => removeRecord(db.deleteFrom('evento_calendario'), id)

export const guestIds = async (db: Database, id_evento: number) =>
  (
    await db.selectFrom('evento_convidado').where('id_evento', '=', id_evento).select('id_usuario').execute()
  ).map(({ id_usuario }) => id_usuario)

/** Makes these the only guests; those who stay keep their answers. Returns the new ones. */
export async function replaceGuests(
  db: Database,
  id_evento: number,
  ids: readonly number[],
): Promise<number[]> {
  await db
    .deleteFrom('evento_convidado')
    .where('id_evento', '=', id_evento)
    .where(sql<boolean>`not id_usuario = any(${[...ids]}::bigint[])`)
    .execute()
  if (!ids.length) return []
  const added = await db
    .insertInto('evento_convidado')
    .values(ids.map((id_usuario) => ({ id_evento, id_usuario })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_usuario')
    .execute()
  return added.map(({ id_usuario }) => id_usuario)
}

export const answerInvitation = (db: Database, actor: Actor, id_evento: number, resposta: Answer) =>
  db
    .updateTable('evento_convidado')
    .set({ resposta })
    .where('id_evento', '=', id_evento)
    .where('id_usuario', '=', actor.id)
    .returning('resposta')
    .executeTakeFirst()

/** Colleagues who can be invited. */
export const inviteable = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario')
    .where('ativo', '=', true)
    .where('funcionario', '=', true)
    .where(amongColleagues(actor, 'id_empresa'))
    .select('id')
