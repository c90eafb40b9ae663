import { MOST_RESENT, TEST_EVENT } from '@intranet/contract/access/webhook-words'
import type { ResendRangeInput } from '@intranet/contract/access/webhooks'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { assertAllFound, holdRecord } from '../../../platform/records.ts'
import { visibleDeliveries } from './webhook.queries.ts'

/** Wakes the servers once the transaction is committed. */
export const wakeSenders = (db: Database) => sql`select pg_notify('trabalho', 'webhooks')`.execute(db)

/** Makes deliveries due now, with all their tries; also those that wait. Answers how many; 404 when one is not there. */
export async function requeueDeliveries(db: Database, actor: Actor, ids: readonly number[]) {
  const seen = visibleDeliveries(db, actor).where('e.id', 'in', ids).select('e.id')
  assertAllFound(ids, await seen.execute())
  const { numUpdatedRows } = await db
    .updateTable('webhook_entrega')
    .set({ situacao: 'na_fila', tentativas: 0, proxima_em: sql<Date>`now()`, erro: null })
    .where('id', 'in', ids)
    .executeTakeFirst()
  return { alterados: Number(numUpdatedRows) }
}

/** The deliveries of a webhook within a range, oldest first; one more than may be sent again shows that there are more. */
export const deliveriesInRange = (
  db: Database,
  { id, de, ate, id_de, id_ate, situacao }: ResendRangeInput,
) => {
  let query = db.selectFrom('webhook_entrega').where('id_webhook', '=', id).where('teste', '=', false)
  if (de !== undefined) query = query.where('created_at', '>=', new Date(de))
  if (ate !== undefined) query = query.where('created_at', '<=', new Date(ate))
  if (id_de !== undefined) query = query.where('id', '>=', id_de)
  if (id_ate !== undefined) query = query.where('id', '<=', id_ate)
  if (situacao !== undefined) query = query.where('situacao', '=', situacao)
  return query
    .select('id')
    .orderBy(de === undefined ? 'id' : 'created_at')
    .orderBy('id')
    .limit(MOST_RESENT + 1)
    .execute()
}

/** A delivery with one event that nothing else has; undefined while another test of the webhook waits. */
export async function insertTest(db: Database, id_webhook: number): Promise<number | undefined> {
  // Of two at once the second sees what the first wrote.
  await holdRecord(db, 'webhook', id_webhook)
  const { rows } = await sql<{ id: number }>`
    insert into webhook_entrega (id_webhook, eventos, quantidade, teste)
    select w.id, jsonb_build_array(jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('webhook_evento', 'id')), 'tipo', ${TEST_EVENT}::text,
      'momento', ${new Date().toISOString()}::text, 'registro', w.id, 'versao', ${new Date().toISOString()}::text,
      'id_empresa', null, 'estado', '{}'::jsonb)), 1, true
    from webhook w where w.id = ${id_webhook} and not exists (
      select from webhook_entrega e where e.id_webhook = w.id and e.situacao = 'na_fila' and e.teste)
    returning id`.execute(db)
  return rows[0]?.id
}
