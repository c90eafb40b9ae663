/** Reviews that candidates asked for (candidatura_revisao). */
import type { Stage, VacancyState } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Who refused an application last. */
export const refuser = sql<number | null>`(select m.id_usuario from candidatura_etapa m
  where m.id_candidatura = a.id and m.para = 'reprovado' order by m.id desc limit 1)`

/** The application, locked until the transaction ends, with whom a review is about. */
export const holdReviewed = (db: Database, id: number) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where('a.id', '=', id)
    .select([
      'a.id',
      'a.id_vaga',
      'a.id_usuario',
      sql<Stage>`a.etapa`.as('etapa'),
      'v.titulo_vaga',
      'v.id_empresa',
      sql<VacancyState>`v.situacao`.as('situacao_vaga'),
      'u.nome',
      'u.email',
      refuser.as('reprovou'),
    ])
    .forNoKeyUpdate('a')
    .executeTakeFirst()

export const insertReview = (db: Database, id_candidatura: number, texto: string) =>
  db
    .insertInto('candidatura_revisao')
    .values({ id_candidatura, texto })
    .returning('id')
    .executeTakeFirstOrThrow()

interface ReviewAnswer {
  situacao: 'mantida' | 'revista'
  resposta: string
  id_revisor: number
}
/** Undefined where somebody answered before. */
export const keepReviewAnswer = (db: Database, id_candidatura: number, answer: ReviewAnswer) =>
  db
    .updateTable('candidatura_revisao')
    .set({ ...answer, respondida_em: sql<Date>`agora()` })
    .where('id_candidatura', '=', id_candidatura)
    .where('situacao', '=', 'pedida')
    .returning('id')
    .executeTakeFirst()
