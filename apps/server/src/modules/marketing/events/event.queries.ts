import {
  eventSchemas,
  type EventFields,
  type ListEventsInput,
} from '@intranet/contract/marketing/event-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { assertAllFound, removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

/** Events have no provider: everybody who may read them reads all of them. */
const visible = (db: Database) =>
  db
    .selectFrom('rh_marketing_eventos as e')
    .innerJoin('rh_cidade_provedor as c', 'c.id', 'e.cidade')
    .select([
      'e.id',
      'e.evento',
      'e.site_evento',
      'e.local',
      'e.endereco',
      'e.cidade',
      'c.nome as cidade_nome',
      'e.data_inicio',
      'e.data_fim',
      'e.status',
      'e.created_at',
      'e.updated_at',
    ])

export const listEvents = (db: Database, request: ListEventsInput) =>
  readPage(visible(db), request, {
    definition: eventSchemas.list,
    alias: 'e',
    refs: { cidade_nome: 'c.nome' },
    search: normalised('e.evento', 'e.local', 'e.endereco', 'c.nome'),
  })

export const countEvents = (db: Database) => rowCount(visible(db))

export const getEvent = (db: Database, id: number) => visible(db).where('e.id', '=', id).executeTakeFirst()

/** The cities that the actor's providers serve; of one served by several the first is offered. */
export const eventCities = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_cidade_provedor as c')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .distinctOn([sql`normaliza(c.nome)`, 'c.uf'])
    .select(['c.id', 'c.nome', 'c.uf', 'c.id_empresa'])
    .orderBy(sql`normaliza(c.nome)`)
    .orderBy('c.uf')
    .orderBy('c.id')
    .execute()

/** The cities an event may be in: those of the actor's providers. */
export const ownCities = (db: Database, actor: Actor) =>
  db.selectFrom('rh_cidade_provedor').where((eb) => inScope(actor, eb.ref('id_empresa'), false))

export const insertEvents = (db: Database, actor: Actor, rows: EventFields[]) =>
  db
    .insertInto('rh_marketing_eventos')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'evento'])
    .execute()

export const updateEvent = (db: Database, row: Partial<EventFields> & { id: number; updated_at?: string }) =>
  saveRecord(db.updateTable('rh_marketing_eventos'), row)

/** Switches `status`, the events' word for active. */
export async function switchEvents(db: Database, { ids, ativo }: SetActiveInput) {
  const rows = await db
    .updateTable('rh_marketing_eventos')
    .set({ status: ativo })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  assertAllFound(ids, rows)
  return { alterados: rows.length }
}

export const removeEvent = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('rh_marketing_eventos'), id)
