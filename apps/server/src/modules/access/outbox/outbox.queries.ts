import type { ListOutboxInput } from '@intranet/contract/access/outbox'
import { outboxList } from '@intranet/contract/access/outbox'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { readPage } from '../../../platform/list.ts'

export const listMessages = (db: Database, request: ListOutboxInput) =>
  readPage(
    db
      .selectFrom('mensagem_saida as m')
      .where('m.situacao', '=', 'local')
      .select(['m.id', sql<Channel>`m.canal`.as('canal'), 'm.destino', 'm.assunto', 'm.created_at']),
    request,
    { definition: outboxList, alias: 'm' },
  )

export const getMessage = (db: Database, id: number) =>
  db
    .selectFrom('mensagem_saida')
    .select(['id', sql<Channel>`canal`.as('canal'), 'destino', 'assunto', 'texto', 'created_at'])
    .where('id', '=', id)
    .where('situacao', '=', 'local')
    .executeTakeFirst()
