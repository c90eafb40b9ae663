import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { removeHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { withoutText } from '../../../platform/notify.ts'
import { GRACE_DAYS, isThere } from '../../../platform/retention.ts'

/** Days that a notification stays after it was read. */
export const READ_DAYS = 180

const readBefore = (days: number) =>
  sql`notificacao_usuario where lido_em < now() - make_interval(days => ${days}) order by lido_em`

/** Notifications are kept so long after they were read (docs/content.md#retention-of-notifications). */
export const hasLateNotifications = (db: Database) =>
  isThere(db, sql`select from ${readBefore(READ_DAYS + GRACE_DAYS)}`)

/**
 * Deletes up to `size` old lines of people, and the messages that nobody has any more, with their history. A message with a
 * key stays without its text: what it says would be sent again. Answers how many lines. In a transaction.
 */
export async function forgetNotifications(db: Database, size: number): Promise<number> {
  await silenceHistory(db)
  const { rows } = await sql<{ id_mensagem: number }>`delete from notificacao_usuario u
    using (select id_usuario, id_mensagem from ${readBefore(READ_DAYS)}
      limit ${size} for update skip locked) v
    where u.id_usuario = v.id_usuario and u.id_mensagem = v.id_mensagem returning u.id_mensagem`.execute(db)
  const messages = [...new Set(rows.map(({ id_mensagem }) => id_mensagem))]
  const unowned = sql`m.id = any(${messages}::bigint[])
    and not exists (select from notificacao_usuario u where u.id_mensagem = m.id)`
  await sql`update notificacao_mensagem m set data = ${withoutText}
    where ${unowned} and m.data ? 'chave'`.execute(db)
  const { rows: gone } = await sql<{ id: string }>`delete from notificacao_mensagem m
    where ${unowned} and not m.data ? 'chave'
    returning m.id::text as id`.execute(db)
  await removeHistory(
    db,
    'notificacao_mensagem',
    gone.map(({ id }) => id),
  )
  return rows.length
}
