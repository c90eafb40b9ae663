import type { Recurrence } from '@intranet/contract/content/calendar-time'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Events with a reminder that may begin within the next day. */
export const eventsToRemind = (db: Database, now: Date) =>
  db
    .selectFrom('evento_calendario')
    .where('lembrete_min', 'is not', null)
    .where('inicio', '<=', sql<Date>`${now}::timestamptz + interval '1 day 1 hour'`)
    .where(
      sql<boolean>`case recorrencia when 'nenhuma' then inicio > ${now}
        else coalesce(recorrencia_fim, 'infinity'::date) >= ${now}::timestamptz - interval '1 day' end`,
    )
    .select([
      'id',
      'titulo',
      'inicio',
      'fim',
      'dia_inteiro',
      sql<Recurrence>`recorrencia`.as('recorrencia'),
      'recorrencia_fim',
      'lembrete_min',
    ])
    .execute()

/** True only for the first caller that claims the reminder of an occurrence. */
export const claimReminder = async (db: Database, id_evento: number, ocorrencia: Date): Promise<boolean> =>
  (await db
    .insertInto('evento_lembrete')
    .values({ id_evento, ocorrencia })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_evento')
    .executeTakeFirst()) !== undefined

/** The maker, and the guests who have not refused. */
export const peopleToRemind = async (db: Database, id_evento: number): Promise<number[]> =>
  (
    await db
      .selectFrom('evento_calendario')
      .where('id', '=', id_evento)
      .select('id_usuario')
      .union(
        db
          .selectFrom('evento_convidado')
          .where('id_evento', '=', id_evento)
          .where('resposta', '<>', 'nao')
          .select('id_usuario'),
      )
      .execute()
  ).map(({ id_usuario }) => id_usuario)
