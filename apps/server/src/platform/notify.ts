/** Creating a notification, in the transaction of the change that it reports. */
import type { NoticeModule } from '@intranet/contract/content/notice-kinds'
import type { NotificationData } from '@intranet/contract/content/notification'
import { notification as text } from '@intranet/contract/messages/notifications'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Records whose people are forgotten one day. */
export type Forgotten =
  | 'bo_problema'
  | 'bo_venda'
  | 'candidatura'
  | 'patrocinio_pos_evento'
  | 'patrocinio_solicitacao'
  | 'rh_usuario'
/** Whom a text names. */
export type NoticeSubject = `${Forgotten}:${number}`

export interface Notice {
  /** Who caused it; null for the system. */
  remetente: number | null
  usuarios: readonly number[]
  data: NotificationData & { modulo: NoticeModule; rota?: ScreenAddress }
  /** A notification with the same key is created only once, even by several processes at the same moment. */
  chave?: string
  /** Where the text names somebody who is forgotten one day: the text goes then, the notice and its key stay. */
  sobre?: NoticeSubject
}

/** Stores a notification for some people in one statement; their browsers receive it after the commit. */
export async function notify(
  db: Database,
  { remetente, usuarios, data, chave, sobre }: Notice,
): Promise<void> {
  if (!usuarios.length) return
  const stored = JSON.stringify(chave === undefined ? data : { ...data, chave })
  await sql`
    with mensagem as (
      insert into notificacao_mensagem (id_remetente, data, sobre)
      values (${remetente}, ${stored}::jsonb, ${sobre ?? null})
      on conflict ((data ->> 'chave')) where data ? 'chave' do nothing returning id
    )
    insert into notificacao_usuario (id_mensagem, id_usuario)
    select mensagem.id, u.id from mensagem, rh_usuario u
    where u.id = any(${[...new Set(usuarios)]}::bigint[]) and u.ativo`.execute(db)
}

/** Whom an actor notifies: also a column that may be empty. */
interface NoticeToOthers extends Omit<Notice, 'remetente' | 'usuarios'> {
  usuarios: readonly (number | null | undefined)[]
}

/** Notifies these people of what somebody did (null: nobody, or the system), except the one who did it. */
export const notifyOthers = (
  db: Database,
  actor: { id: number } | null,
  { usuarios, ...notice }: NoticeToOthers,
): Promise<void> =>
  notify(db, {
    remetente: actor?.id ?? null,
    usuarios: usuarios.filter((id) => id != null).filter((id) => id !== actor?.id),
    ...notice,
  })

/** The data of a notice without its text. */
export const withoutText = sql`data || ${JSON.stringify({ msg: text.forgotten })}::jsonb`

/** Takes the text out of notices about records whose people are forgotten (docs/content.md#retention-of-notifications). */
export async function forgetNotices(db: Database, tabela: Forgotten, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const subjects = ids.map((id) => `${tabela}:${id}`)
  await sql`update notificacao_mensagem set data = ${withoutText}
    where sobre = any(${subjects}::text[])`.execute(db)
}
