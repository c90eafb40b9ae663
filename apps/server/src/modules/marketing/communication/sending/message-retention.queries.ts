/** What is forgotten of messages: destinations and replies after a year, keys of webhooks after 30 days. The log stays. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { datesOfShift, within } from '../../send-dates.queries.ts'
import { GRACE_DAYS, isThere } from '../../../../platform/retention.ts'

const MONTHS = 12
const WEBHOOK_DAYS = 30

/** Shifts that began so long ago, and `more` days beyond, whose destinations are there still. */
const oldShifts = (more: number) => sql`campanha_execucao
  where esquecida_em is null and created_at < now() - make_interval(months => ${MONTHS}, days => ${more})
  order by created_at`

const oldReplies = (more: number) =>
  sql`campanha_resposta where created_at < now() - make_interval(months => ${MONTHS}, days => ${more})
    order by created_at`

const oldWebhooks = (more: number) =>
  sql`campanha_webhook where recebido_em < now() - make_interval(days => ${WEBHOOK_DAYS + more}) order by recebido_em`

export const hasLateDestinations = (db: Database) => isThere(db, sql`select from ${oldShifts(GRACE_DAYS)}`)
export const hasLateReplies = (db: Database) => isThere(db, sql`select from ${oldReplies(GRACE_DAYS)}`)
export const hasLateWebhookKeys = (db: Database) => isThere(db, sql`select from ${oldWebhooks(GRACE_DAYS)}`)

/** The oldest shift with something to forget; undefined where there is none. */
export async function oldestShift(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from ${oldShifts(0)} limit 1`.execute(db)
  return rows[0]?.id
}

/** The messages, and their months that were moved aside: a retention reaches both. */
const sends = [sql.table('campanha_envio'), sql.table('meses_guardados.campanha_envio')]

/** Forgets the destinations of up to `size` messages of a shift. Answers how many. */
export async function forgetDestinations(db: Database, shift: number, size: number): Promise<number> {
  const dates = await datesOfShift(db, shift)
  let forgotten = 0
  for (const table of sends) {
    const { numAffectedRows } = await sql`update ${table} e set destino = null, id_provedor_mensagem = null
      where ${within('e.data_referencia', dates)} and e.id in (select v.id from ${table} v where v.id_execucao = ${shift}
        and ${within('v.data_referencia', dates)} and (v.destino is not null or v.id_provedor_mensagem is not null)
        order by v.id limit ${size - forgotten})`.execute(db)
    forgotten += Number(numAffectedRows)
  }
  return forgotten
}

export const markForgotten = (db: Database, shift: number) =>
  db.updateTable('campanha_execucao').set({ esquecida_em: new Date() }).where('id', '=', shift).execute()

/** Deletes up to `size` old replies. Answers how many. */
export async function forgetReplies(db: Database, size: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from campanha_resposta
    where id in (select id from ${oldReplies(0)} limit ${size})`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes up to `size` old keys of webhooks. Answers how many. */
export async function forgetWebhookKeys(db: Database, size: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from campanha_webhook
    where ctid in (select ctid from ${oldWebhooks(0)} limit ${size})`.execute(db)
  return Number(numAffectedRows)
}
