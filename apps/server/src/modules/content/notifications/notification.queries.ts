import type {
  BellKey,
  ListNotificationsInput,
  MarkAllReadInput,
  NotificationData,
  NotificationRow,
  UnreadCounts,
} from '@intranet/contract/content/notification'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

/** The bell a notification rings: `incidentes`, or `geral` for every other module. */
const inBell = (lista: BellKey | undefined): RawBuilder<boolean> =>
  lista === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(m.data ->> 'modulo' = 'incidentes') = ${lista === 'incidentes'}`

/** A person's unread notifications, newest first. */
export async function listUnread(
  db: Database,
  usuario: number,
  { lista, limit, antes }: ListNotificationsInput & { limit: number },
): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('notificacao_usuario as n')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
    .leftJoin('rh_usuario as r', 'r.id', 'm.id_remetente')
    .where('n.id_usuario', '=', usuario)
    .where('n.lido_em', 'is', null)
    .where(inBell(lista))
    .$if(antes !== undefined, (q) => q.where('n.id_mensagem', '<', antes!))
    .select(['n.id_mensagem', 'n.id_usuario', 'm.id_remetente', 'r.nome', 'm.data', 'm.created_at'])
    .orderBy('n.id_mensagem', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ nome, data, ...row }) => ({
    ...row,
    lido: false,
    remetente: row.id_remetente === null ? null : { nome },
    data: data as unknown as NotificationData,
  }))
}

/** Unread notifications by bell. */
export async function countUnread(db: Database, usuario: number): Promise<UnreadCounts> {
  return db
    .selectFrom('notificacao_usuario as n')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
    .where('n.id_usuario', '=', usuario)
    .where('n.lido_em', 'is', null)
    .select([
      sql<number>`count(*) filter (where ${inBell('geral')})`.as('geral'),
      sql<number>`count(*) filter (where ${inBell('incidentes')})`.as('incidentes'),
    ])
    .executeTakeFirstOrThrow()
}

/** Marks some of a person's notifications read; answers those that were there. Marking twice changes nothing. */
export async function markRead(db: Database, usuario: number, mensagens: readonly number[]) {
  const { rows } = await sql<{ id_mensagem: number; id_usuario: number }>`
    with lidas as (
      update notificacao_usuario set lido_em = agora()
      where id_usuario = ${usuario} and id_mensagem = any(${mensagens}::bigint[]) and lido_em is null
      returning id_mensagem
    )
    select id_mensagem, id_usuario from notificacao_usuario
    where id_usuario = ${usuario} and id_mensagem = any(${mensagens}::bigint[])`.execute(db)
  return rows
}

/** Marks all of a bell (or of both) read. */
export async function markAllRead(db: Database, usuario: number, { lista, ate }: MarkAllReadInput) {
  const { numAffectedRows } = await sql`
    update notificacao_usuario n set lido_em = agora() from notificacao_mensagem m
    where m.id = n.id_mensagem and n.id_usuario = ${usuario} and n.lido_em is null
      and ${inBell(lista)} and (${ate ?? null}::bigint is null or n.id_mensagem <= ${ate ?? null})`.execute(
    db,
  )
  return { lidas: Number(numAffectedRows ?? 0) }
}
