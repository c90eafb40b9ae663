/** Lines of a shutdown that HR takes as settled (rh_desligamento_baixa). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { Holding } from '../../../platform/holdings.ts'

export const signOffsOf = (db: Database, id: number) =>
  db
    .selectFrom('rh_desligamento_baixa as b')
    .innerJoin('rh_usuario as u', 'u.id', 'b.id_usuario')
    .where('b.id_desligamento', '=', id)
    .where('b.desfeita_em', 'is', null)
    .select(['b.id', 'b.registro', 'b.descricao', 'b.observacao', 'u.nome as por', 'b.created_at'])
    .execute()

interface SignOff {
  id_desligamento: number
  observacao: string
}

export const insertSignOffs = (db: Database, actor: Actor, signOff: SignOff, lines: readonly Holding[]) =>
  db
    .insertInto('rh_desligamento_baixa')
    .values(
      lines.map(({ tipo, registro, descricao, rota }) => ({
        ...signOff,
        tipo,
        registro,
        descricao,
        rota,
        id_usuario: actor.id,
      })),
    )
    .returning('id')
    .execute()

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
