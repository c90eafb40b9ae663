/** What is forgotten of messages: destinations and replies after a year, keys of webhooks after 30 days. The log stays. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { GRACE_DAYS, isThere } from '../../../../platform/retention.ts'

const MONTHS = 12
const WEBHOOK_DAYS = 30

/** Shifts that began so long ago, and `more` days beyond, whose destinations are there still. */
const oldShifts = (more: number) => sql`campanha_execucao
  where esquecida_em is null and created_at < now() - make_interval(months => ${MONTHS}, days => ${more})`

const oldReplies = (more: number) =>
  sql`campanha_resposta where created_at < now() - make_interval(months => ${MONTHS}, days => ${more})`

const oldWebhooks = (more: number) =>
  sql`campanha_webhook where recebido_em < now() - make_interval(days => ${WEBHOOK_DAYS + more})`

export const hasLateDestinations = (db: Database) => isThere(db, sql`select from ${oldShifts(GRACE_DAYS)}`)
export const hasLateReplies = (db: Database) => isThere(db, sql`select from ${oldReplies(GRACE_DAYS)}`)
export const hasLateWebhookKeys = (db: Database) => isThere(db, sql`select from ${oldWebhooks(GRACE_DAYS)}`)

/** The oldest shift with something to forget; undefined where there is none. */
export async function oldestShift(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from ${oldShifts(0)} order by created_at limit 1`.execute(db)
  return rows[0]?.id
}

/** Forgets the destinations of up to `size` messages of a shift. Answers how many. */
export async function forgetDestinations(db: Database, shift: number, size: number): Promise<number> {
  const { numAffectedRows } = await sql`update campanha_envio set destino = null, id_provedor_mensagem = null
    where id in (select id from campanha_envio where id_execucao = ${shift}
      and (destino is not null or id_provedor_mensagem is not null) order by id limit ${size})`.execute(db)
  return Number(numAffectedRows)
}

export const markForgotten = (db: Database, shift: number) =>
  db.updateTable('campanha_execucao').set({ esquecida_em: new Date() }).where('id', '=', shift).execute()

/** Deletes up to `size` old replies. Answers how many. */
export async function forgetReplies(db: Database, size: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from campanha_resposta
    where id in (select id from ${oldReplies(0)} order by created_at limit ${size})`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes up to `size` old keys of webhooks. Answers how many. */
export async function forgetWebhookKeys(db: Database, size: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from campanha_webhook
    where ctid in (select ctid from ${oldWebhooks(0)} order by recebido_em limit ${size})`.execute(db)
  return Number(numAffectedRows)
}
