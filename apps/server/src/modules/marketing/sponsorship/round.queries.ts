import {
  roundSchemas,
  type ListRoundsInput,
  type RoundFields,
  type UpdateRoundInput,
} from '@intranet/contract/marketing/sponsorship-negotiation-schemas'
import type {
  RoundAuthor,
  RoundResult,
  RoundState,
  SponsorshipType,
} from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { ofSeenRequest } from './sponsorship-scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('patrocinio_negociacao as n')
    .innerJoin('patrocinio_solicitacao as r', 'r.id', 'n.id_solicitacao')
    .leftJoin('rh_usuario as u', 'u.id', 'n.id_usuario')
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'n.id',
      'n.id_solicitacao',
      'r.protocolo',
      'r.evento',
      'n.rodada',
      sql<RoundAuthor>`n.autor`.as('autor'),
      sql<SponsorshipType>`n.tipo`.as('tipo'),
      'n.valor',
      'n.itens',
      'n.contrapartidas',
      'n.validade',
      sql<RoundState>`n.situacao`.as('situacao'),
      'n.observacao',
      'n.id_usuario',
      'u.nome as registrada_por',
      'n.created_at',
      'n.updated_at',
    ])

export const listRounds = (db: Database, actor: Actor, request: ListRoundsInput) =>
  readPage(visible(db, actor), request, {
    definition: roundSchemas.list,
    alias: 'n',
    refs: { protocolo: 'r.protocolo', evento: 'r.evento', registrada_por: 'u.nome' },
    search: normalised('r.protocolo', 'r.evento', 'n.itens', 'n.contrapartidas'),
  })

export const getRound = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('n.id', '=', id).executeTakeFirst()

/** The last round of a request, and whether one was accepted. */
export const roundsSoFar = (db: Database, id_solicitacao: number) =>
  db
    .selectFrom('patrocinio_negociacao')
    .where('id_solicitacao', '=', id_solicitacao)
    .select([
      sql<number>`coalesce(max(rodada), 0)`.as('rodada'),
      sql<boolean>`coalesce(bool_or(situacao = 'aceita'), false)`.as('aceita'),
    ])
    .executeTakeFirstOrThrow()

export const insertRound = (db: Database, actor: Actor, row: RoundFields & { rodada: number }) =>
  db
    .insertInto('patrocinio_negociacao')
    .values({ ...row, id_usuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateRound = (db: Database, actor: Actor, input: UpdateRoundInput) =>
  saveRecord(db.updateTable('patrocinio_negociacao').where(ofSeenRequest(actor, 'id_solicitacao')), input)

/** Writes the result of an open round; false when it was settled meanwhile. */
export const settle = (db: Database, id: number, situacao: RoundResult): Promise<boolean> =>
  moveRecord(db.updateTable('patrocinio_negociacao').set({ situacao }), id, ['proposta'])

/** The other rounds of a request that are still open are replaced by the accepted one. */
export const replaceOthers = (db: Database, id_solicitacao: number, id: number) =>
  db
    .updateTable('patrocinio_negociacao')
    .set({ situacao: 'substituida' })
    .where('id_solicitacao', '=', id_solicitacao)
    .where('id', '<>', id)
    .where('situacao', '=', 'proposta')
    .execute()

export const removeRound = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('patrocinio_negociacao').where(ofSeenRequest(actor, 'id_solicitacao')), id)
