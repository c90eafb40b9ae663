/** The links by which applicants send the account of their event. */
import { ACCOUNT_LINK_DAYS } from '@intranet/contract/marketing/sponsorship-words'
import type { AccountState, RequestState, ReturnsDone } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { openSending } from '../../../platform/guest-sending.ts'

/** Opens a link. The token is behind `#`, which browsers do not send: no log on the way has it. */
export async function openAccountLink(
  db: Database,
  publicUrl: string,
  id_solicitacao: number,
): Promise<string> {
  const { id, token } = await openSending(db, 'prestacao', ACCOUNT_LINK_DAYS * 24)
  await db.insertInto('patrocinio_link').values({ id_envio: id, id_solicitacao }).execute()
  return `${publicUrl}/patrocinios/protocolo#prestacao=${token}`
}

/** The request and the account behind a link. Nobody's scope: the token was checked. */
export const accountBehind = (db: Database, id_envio: number) =>
  db
    .selectFrom('patrocinio_link as l')
    .innerJoin('patrocinio_solicitacao as r', 'r.id', 'l.id_solicitacao')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .innerJoin('patrocinio_pos_evento as p', 'p.id_solicitacao', 'r.id')
    .leftJoin('patrocinio_justificativa as j', 'j.id', 'p.id_justificativa')
    .where('l.id_envio', '=', id_envio)
    .select([
      'p.id',
      'r.id_empresa',
      'r.protocolo',
      'r.evento',
      'e.nome as provedor',
      'r.data_inicio',
      'r.data_fim',
      sql<RequestState>`r.situacao`.as('situacao_solicitacao'),
      sql<AccountState>`p.situacao`.as('situacao'),
      'j.texto_publico as pendencia',
      'p.realizado',
      'p.publico_real',
      sql<ReturnsDone | null>`p.contrapartidas_cumpridas`.as('contrapartidas_cumpridas'),
      'p.resumo',
    ])
    .executeTakeFirst()

export type AccountBehind = NonNullable<Awaited<ReturnType<typeof accountBehind>>>
