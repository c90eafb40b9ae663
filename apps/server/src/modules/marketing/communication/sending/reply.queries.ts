import type { Channel, ReplyState } from '@intranet/contract/marketing/communication-words'
import {
  communicationReplyList,
  type ListCommunicationRepliesInput,
} from '@intranet/contract/marketing/communication-replies'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { readPage } from '../../../../platform/list.ts'
import { inScope } from '../../../../platform/scope.ts'
import { reachedAt } from '../../restrictions/opt-out.queries.ts'
import { onDatesOfSend, onDatesSince } from '../../send-dates.queries.ts'
import { COUNTED } from '../audience/audience.queries.ts'
import { maskedContact } from './masked-contact.ts'

const masked = maskedContact('r.canal', 'r.contato')

export const listReplies = (db: Database, actor: Actor, request: ListCommunicationRepliesInput) =>
  readPage(
    db
      .selectFrom('campanha_resposta as r')
      .leftJoin('empresa as e', 'e.id', 'r.id_empresa')
      .leftJoin('relationship_dados_pessoas as p', 'p.id', 'r.id_pessoa')
      .where((eb) => inScope(actor, eb.ref('r.id_empresa')))
      .select([
        'r.id',
        'r.id_empresa',
        'e.nome as provedor',
        sql<Channel>`r.canal`.as('canal'),
        'p.codpessoa as cod_cliente',
        'p.nome_razaosocial as cliente',
        masked.as('contato'),
        'r.texto',
        sql<ReplyState>`r.situacao`.as('situacao'),
        'r.created_at',
      ]),
    request,
    {
      definition: communicationReplyList,
      alias: 'r',
      refs: {
        provedor: 'e.nome',
        cod_cliente: 'p.codpessoa',
        cliente: 'p.nome_razaosocial',
        contato: masked,
      },
      search: sql`normaliza(r.texto || ' ' || coalesce(p.nome_razaosocial, ''))`,
    },
  )

/** A reply in the actor's scope, locked until the transaction ends. */
export const holdReply = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('campanha_resposta as r')
    .where('r.id', '=', id)
    .where((eb) => inScope(actor, eb.ref('r.id_empresa')))
    .select([
      'r.id',
      'r.id_empresa',
      'r.id_pessoa',
      sql<Channel>`r.canal`.as('canal'),
      'r.contato',
      sql<ReplyState>`r.situacao`.as('situacao'),
    ])
    .forUpdate()
    .executeTakeFirst()

/** Notes what a person made of replies. Answers the ids that were there. */
export const settleReplies = (db: Database, actor: Actor, ids: readonly number[], situacao: ReplyState) =>
  db
    .updateTable('campanha_resposta')
    .set({ situacao, id_usuario: actor.id, tratada_em: new Date() })
    .where('id', 'in', [...ids])
    .where((eb) => inScope(actor, eb.ref('id_empresa')))
    .returning('id')
    .execute()

export interface Reply {
  canal: Channel
  contato: string
  texto: string
  /** The message that it answers, where the provider says so. */
  envio: { id: number; id_pessoa: number; id_empresa: number } | null
}

/** Keeps a reply, of the customer whom it comes from. Answers the provider that it is for, null where nobody knows. */
export async function insertReply(
  db: Database,
  { canal, contato, texto, envio }: Reply,
): Promise<{ id_empresa: number | null }> {
  const writer = envio
    ? sql`select ${envio.id}::bigint as id_envio, ${envio.id_pessoa}::bigint as id_pessoa,
        ${envio.id_empresa}::bigint as id_empresa`
    : sql`select v.id as id_envio, p.id as id_pessoa, p.id_empresa from relationship_dados_pessoas p
        left join lateral (select v.id, v.dia_envio from campanha_envio v where v.id_pessoa = p.id and v.canal = ${canal}
          and v.dia_envio is not null order by v.dia_envio desc, v.id desc limit 1) v on true
        where ${reachedAt(canal, contato)} order by v.dia_envio desc nulls last, p.id limit 1`
  const { rows } = await sql<{ id_empresa: number | null }>`
    insert into campanha_resposta (canal, contato, texto, id_envio, id_pessoa, id_empresa)
    select ${canal}, ${contato}, ${texto}, q.id_envio, q.id_pessoa, q.id_empresa
    from (select) nada left join (${writer}) q on true returning id_empresa`.execute(db)
  return rows[0]!
}

/** What an event calls a message: our reference, or the provider's id. */
interface EventName {
  referencia: number | null
  id_provedor: string | null
}

/** The message that an event names. */
export async function namedSend(db: Database, canal: Channel, { referencia, id_provedor }: EventName) {
  const found = (which: RawBuilder<boolean>, dates: RawBuilder<boolean>) =>
    db
      .selectFrom('campanha_envio as v')
      .innerJoin('campanha_execucao as x', 'x.id', 'v.id_execucao')
      .where('v.canal', '=', canal)
      .where(which)
      .where(dates)
      .select(['v.id', 'v.data_referencia', 'v.id_pessoa', 'v.destino', 'v.id_execucao', 'x.id_empresa'])
      .executeTakeFirst()
  if (referencia) return found(sql`v.id = ${referencia}`, onDatesOfSend('v.data_referencia', referencia))
  const given = sql<boolean>`v.id_provedor_mensagem = ${id_provedor}`
  const lately = onDatesSince('v.data_referencia', COUNTED)
  return (await found(given, lately)) ?? found(given, sql`(${lately}) is not true`)
}
