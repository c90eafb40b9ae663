/** Whom a movement of an application is written to, and that it was written. */
import type { Stage } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const addressees = (db: Database) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
    .where('u.ativo', '=', true)
    .select([
      'a.id',
      'a.created_at',
      'a.motivo_reprovacao',
      'u.nome',
      'u.email',
      'v.titulo_vaga',
      'e.nome as empresa',
      'c.nome as cidade',
    ])

/** Who reads what is written of an application; undefined where their account is closed. */
export const addresseeOf = (db: Database, id: number) =>
  addressees(db).where('a.id', '=', id).executeTakeFirst()

export const movementOf = (db: Database, id: number) =>
  addressees(db)
    .innerJoin('candidatura_etapa as m', 'm.id_candidatura', 'a.id')
    .where('m.id', '=', id)
    .select(sql<Stage>`m.para`.as('para'))
    .executeTakeFirst()
export type Movement = NonNullable<Awaited<ReturnType<typeof movementOf>>>

/** Marks a movement as written; undefined where it was before. */
export const takeMessage = (db: Database, id: number) =>
  db
    .updateTable('candidatura_etapa')
    .set({ mensagem_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .where('mensagem_em', 'is', null)
    .returning('id')
    .executeTakeFirst()
