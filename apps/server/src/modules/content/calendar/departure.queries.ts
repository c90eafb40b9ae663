import type { Recurrence } from '@intranet/contract/content/calendar-time'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'

/** A person's own events to come that have guests, locked until the transaction ends. */
export const holdEventsToCome = (db: Database, person: number) =>
  db
    .selectFrom('evento_calendario as v')
    .where('v.id_usuario', '=', person)
    .where('v.publico', '=', 'pessoal')
    .where(
      sql<boolean>`case v.recorrencia when 'nenhuma' then v.inicio > now()
        else coalesce(v.recorrencia_fim, 'infinity'::date) >= ${today} end`,
    )
    .where(sql<boolean>`exists (select from evento_convidado g where g.id_evento = v.id)`)
    .select([
      'v.id',
      'v.titulo',
      'v.inicio',
      'v.dia_inteiro',
      sql<Recurrence>`v.recorrencia`.as('recorrencia'),
      sql<boolean>`(v.inicio <= now())`.as('comecou'),
    ])
    .orderBy('v.id')
    .forUpdate('v')
    .execute()

/** A series that has begun keeps its days until yesterday, or its first one. */
export const cutSeries = (db: Database, id: number) =>
  db
    .updateTable('evento_calendario')
    .set({
      recorrencia_fim: sql<string>`greatest((inicio at time zone 'America/Sao_Paulo')::date, ${today} - 1)`,
    })
    .where('id', '=', id)
    .execute()
