/** What candidates answered (candidatura_resposta). */
import type { AnswerFilter } from '@intranet/contract/careers/asked-questions'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

export interface NewAnswer {
  id_vaga_pergunta: number
  valor: string
}

export const insertAnswers = (db: Database, id_candidatura: number, rows: readonly NewAnswer[]) =>
  db
    .insertInto('candidatura_resposta')
    .values(rows.map((row) => ({ ...row, id_candidatura })))
    .onConflict((conflict) => conflict.constraint('candidatura_resposta_unica').doNothing())
    .execute()

const unmet = sql`resposta_nao_atende(r.valor, q.nao_atendem, q.minimo, q.maximo)`

/** How many answers of the application `a` are marked ones. */
export const unmetAnswers = sql<number>`(select count(*)::int from candidatura_resposta r
  join vaga_pergunta q on q.id = r.id_vaga_pergunta and q.ativo where r.id_candidatura = a.id and ${unmet})`

/** Whether the application `a` has a marked answer. */
export const doesNotMeet: RawBuilder<boolean> = sql<boolean>`(${unmetAnswers} > 0)`

export interface GivenAnswer {
  id_vaga_pergunta: number
  texto: string
  valor: string
  nao_atende: boolean
}

/** The answers of the application `a` in the order of the vacancy; about a disability only `withDisability`. */
export const shownAnswers = (withDisability: boolean) =>
  sql<GivenAnswer[]>`(select coalesce(json_agg(json_build_object(
    'id_vaga_pergunta', q.id, 'texto', p.texto, 'valor', r.valor, 'nao_atende', ${unmet}) order by q.ordem, q.id), '[]')
  from candidatura_resposta r join vaga_pergunta q on q.id = r.id_vaga_pergunta and q.ativo
  join carreira_pergunta p on p.id = q.id_pergunta
  where r.id_candidatura = a.id and (${withDisability} or q.tema <> 'deficiencia'))`

/** Applications `a` with this answer; nobody is found by a disability. */
export const answered = (filter: AnswerFilter | undefined): RawBuilder<boolean> =>
  filter
    ? sql<boolean>`exists (select from candidatura_resposta r join vaga_pergunta q on q.id = r.id_vaga_pergunta
        where r.id_candidatura = a.id and q.id = ${filter.id_vaga_pergunta} and q.id_vaga = a.id_vaga
          and q.tema <> 'deficiencia' and r.valor = ${filter.valor})`
    : sql<boolean>`true`
