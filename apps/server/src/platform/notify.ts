/** Raising a notification, in the transaction of what it tells about. */
import type { NotificationData } from '@intranet/contract/content/notification'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface Notice {
  /** Who caused it; null for the system. */
  remetente: number | null
  usuarios: readonly number[]
  data: NotificationData
}

/** Stores a notification for some people in one statement; their browsers hear of it when it is committed. */
export async function notify(db: Database, { remetente, usuarios, data }: Notice): Promise<void> {
  if (!usuarios.length) return
  await sql`
    with mensagem as (
      insert into notificacao_mensagem (id_remetente, data)
      values (${remetente}, ${JSON.stringify(data)}::jsonb) returning id
    )
    insert into notificacao_usuario (id_mensagem, id_usuario)
    select mensagem.id, u.id from mensagem, rh_usuario u
    where u.id = any(${[...new Set(usuarios)]}::bigint[]) and u.ativo`.execute(db)
}
