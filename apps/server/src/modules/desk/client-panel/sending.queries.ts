import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Visit } from './attendance.queries.ts'

export type Channel = 'email' | 'whatsapp'
export interface StoredSend {
  id: number
  situacao: 'enviando' | 'enviado' | 'falhou' | 'incerto'
  destino: string
  motivo: string | null
}

export interface NewSend {
  chave: string
  canal: Channel
  assunto: 'fatura' | 'proposta'
  referencia: string
  destino: string
}

const columns = sql`id, situacao, destino, motivo`

/** Written before the message leaves. Undefined where the key was used already. */
export async function insertSend(db: Database, visit: Visit, id_usuario: number, send: NewSend) {
  const { rows } = await sql<StoredSend>`insert into painel_envio
      (chave, id_atendimento, id_empresa, cod_cliente, canal, assunto, referencia, destino, id_usuario)
    values (${send.chave}, ${visit.id}, ${visit.id_empresa}, ${visit.cod_cliente}, ${send.canal}, ${send.assunto},
      ${send.referencia}, ${send.destino}, ${id_usuario})
    on conflict (id_empresa, chave) do nothing returning ${columns}`.execute(db)
  return rows[0]
}

export async function sendByKey(
  db: Database,
  empresa: number,
  chave: string,
): Promise<StoredSend | undefined> {
  const { rows } = await sql<StoredSend>`select ${columns} from painel_envio
    where id_empresa = ${empresa} and chave = ${chave}`.execute(db)
  return rows[0]
}

/** The same message, by another key, that may be on its way: for a quarter of an hour nobody sends it again. */
export async function maybeSent(
  db: Database,
  { id_empresa, cod_cliente }: Pick<Visit, 'id_empresa' | 'cod_cliente'>,
  { canal, assunto, referencia }: Omit<NewSend, 'chave' | 'destino'>,
): Promise<StoredSend | undefined> {
  const { rows } = await sql<StoredSend>`select ${columns} from painel_envio
    where id_empresa = ${id_empresa} and cod_cliente = ${cod_cliente} and canal = ${canal} and assunto = ${assunto}
      and referencia = ${referencia} and situacao in ('enviando', 'incerto')
      and created_at > now() - interval '15 minutes'
    order by id desc limit 1`.execute(db)
  return rows[0]
}

export async function settleSend(
  db: Database,
  id: number,
  situacao: StoredSend['situacao'],
  motivo: string | null,
) {
  const { rows } = await sql<StoredSend>`update painel_envio set situacao = ${situacao}, motivo = ${motivo}
    where id = ${id} and situacao = 'enviando' returning ${columns}`.execute(db)
  return rows[0]!
}

/** What a server that died was sending may have left: nobody sends it again. */
export const unsureSends = (db: Database) =>
  sql`update painel_envio set situacao = 'incerto'
    where situacao = 'enviando' and updated_at < now() - interval '2 minutes'`.execute(db)

/** Whether the customer takes messages by the channel. */
export async function mayWriteTo(
  db: Database,
  { id_empresa, cod_cliente }: Visit,
  canal: Channel,
): Promise<boolean> {
  const { rows } = await sql<{ aceita: boolean }>`select ${sql.ref(canal)} as aceita
    from relacionamento_preferencias_cliente
    where id_empresa = ${id_empresa} and cod_cliente = ${cod_cliente}`.execute(db)
  return rows[0]?.aceita ?? true
}

export async function senderOf(db: Database, empresa: number) {
  const row = await db
    .selectFrom('empresa')
    .where('id', '=', empresa)
    .select(['nome', 'remetente_nome', 'remetente_email'])
    .executeTakeFirstOrThrow()
  return { nome: row.remetente_nome ?? row.nome, email: row.remetente_email }
}
