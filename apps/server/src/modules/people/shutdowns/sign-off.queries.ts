/** Lines of a shutdown that HR takes as settled (rh_desligamento_baixa). */
import type { SignOffInput } from '@intranet/contract/people/shutdowns'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

export const signOffsOf = (db: Database, id: number) =>
  db
    .selectFrom('rh_desligamento_baixa as b')
    .innerJoin('rh_usuario as u', 'u.id', 'b.id_usuario')
    .where('b.id_desligamento', '=', id)
    .where('b.desfeita_em', 'is', null)
    .select(['b.id', 'b.tipo', 'b.descricao', 'b.rota', 'b.observacao', 'u.nome as por', 'b.created_at'])
    .execute()

export const insertSignOff = (db: Database, actor: Actor, { id, ...line }: SignOffInput) =>
  db
    .insertInto('rh_desligamento_baixa')
    .values({ ...line, id_desligamento: id, id_usuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Takes a sign-off back; undefined where it is not there, or was taken back before. */
export const endSignOff = (db: Database, id_desligamento: number, id: number) =>
  db
    .updateTable('rh_desligamento_baixa')
    .set({ desfeita_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .where('id_desligamento', '=', id_desligamento)
    .where('desfeita_em', 'is', null)
    .returning('id')
    .executeTakeFirst()
