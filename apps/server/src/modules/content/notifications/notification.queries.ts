import type {
  ListNotificationsInput,
  MarkAllReadInput,
  NotificationData,
  NotificationRow,
  SendNotificationsInput,
} from '@intranet/contract/content/notification'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** A person's unread notifications, newest first. */
export async function listUnread(
  db: Database,
  usuario: number,
  { limit, antes }: ListNotificationsInput & { limit: number },
): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('notificacao_usuario as n')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
    .leftJoin('rh_usuario as r', 'r.id', 'm.id_remetente')
    .where('n.id_usuario', '=', usuario)
    .where('n.lido_em', 'is', null)
    .$if(antes !== undefined, (q) => q.where('n.id_mensagem', '<', antes!))
    .select([
      'n.id_mensagem',
      'n.id_usuario',
      'm.id_remetente',
      'r.nome',
      sql<NotificationData>`m.data - 'chave'`.as('data'),
      'm.created_at',
    ])
    .orderBy('n.id_mensagem', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ nome, ...row }) => ({
    ...row,
    lido: false,
    remetente: row.id_remetente === null ? null : { nome },
  }))
}

export const countUnread = (db: Database, usuario: number) =>
  db
    .selectFrom('notificacao_usuario')
    .where('id_usuario', '=', usuario)
    .where('lido_em', 'is', null)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

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

/** Marks all read, or those up to the newest that was shown. */
export async function markAllRead(db: Database, usuario: number, { ate }: MarkAllReadInput) {
  const { numAffectedRows } = await sql`
    update notificacao_usuario set lido_em = agora()
    where id_usuario = ${usuario} and lido_em is null
      and (${ate ?? null}::bigint is null or id_mensagem <= ${ate ?? null})`.execute(db)
  return { lidas: Number(numAffectedRows ?? 0) }
}

/** How many of these people are of the actor's providers. */
export async function countReachable(
  db: Database,
  actor: Actor,
  usuarios: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from rh_usuario u
    where u.id = any(${[...usuarios]}::bigint[]) and ${inScope(actor, 'u.id_empresa')}`.execute(db)
  return rows[0]!.total
}

/** One notice to many people, and its record in the history, in one statement. */
export async function insertNotice(
  db: Database,
  actor: Actor,
  { usuarios, msg, rota }: SendNotificationsInput,
) {
  const people = [...usuarios]
  const { rows } = await sql<{ id_mensagem: number; enviadas: number }>`
    with mensagem as (
      insert into notificacao_mensagem (id_remetente, data)
      values (${actor.id}, ${JSON.stringify({ modulo: 'rh', msg, rota })}::jsonb) returning id
    ), enviadas as (
      insert into notificacao_usuario (id_mensagem, id_usuario)
      select m.id, u.id from mensagem m, rh_usuario u where u.id = any(${people}::bigint[]) and u.ativo
      returning id_usuario
    ), registro as (
      insert into log_historico (tabela, id_item, operacao, new_data, id_usuario)
      select 'notificacao_mensagem', m.id, 'INSERT',
        jsonb_build_object('msg', ${msg}::text, 'rota', ${rota ?? null}::text, 'usuarios', ${people}::bigint[]),
        usuario_atual() from mensagem m
    )
    select m.id as id_mensagem, (select count(*)::int from enviadas) as enviadas from mensagem m`.execute(db)
  return rows[0]!
}
