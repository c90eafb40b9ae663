/** What a vacancy asks (vaga_pergunta). */
import type { AskedQuestion } from '@intranet/contract/careers/asked-questions'
import {
  optionsOfQuestion,
  type QuestionKind,
  type QuestionTheme,
} from '@intranet/contract/careers/question-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

const questions = (db: Database) =>
  db
    .selectFrom('vaga_pergunta as q')
    .innerJoin('carreira_pergunta as k', 'k.id', 'q.id_pergunta')
    .where('q.ativo', '=', true)
    .where('k.ativo', '=', true)
    .select([
      'q.id',
      'k.texto',
      sql<QuestionKind>`k.tipo`.as('tipo'),
      sql<QuestionTheme>`k.tema`.as('tema'),
      'k.opcoes',
      'q.obrigatoria',
    ])
    .orderBy('q.ordem')
    .orderBy('q.id')
    .limit(20)

const asked = (db: Database, id_vaga: number) => questions(db).where('q.id_vaga', '=', id_vaga)

/** What applications of the vacancy `v` are filtered by: nothing about a disability. */
export const filteredQuestions = (db: Database) =>
  jsonArrayFrom(
    questions(db).whereRef('q.id_vaga', '=', sql.ref('v.id')).where('q.tema', '<>', 'deficiencia'),
  )

/** The options of a choice as a list. */
export const withOptions = <Row extends { opcoes: string | null }>({ opcoes, ...row }: Row) => ({
  ...row,
  opcoes: optionsOfQuestion(opcoes),
})

/** The questions as a form asks them, in their order. */
export const formQuestions = async (db: Database, id_vaga: number) =>
  (await asked(db, id_vaga).execute()).map(withOptions)
export type AskedOfVacancy = Awaited<ReturnType<typeof formQuestions>>[number]

/** The same with what is marked, and how many answered. */
export const markedQuestions = async (db: Database, id_vaga: number) =>
  (
    await asked(db, id_vaga)
      .select([
        'q.id_pergunta',
        'q.nao_atendem',
        sql<number | null>`q.minimo::float8`.as('minimo'),
        sql<number | null>`q.maximo::float8`.as('maximo'),
        sql<number>`(select count(*)::int from candidatura_resposta r where r.id_vaga_pergunta = q.id)`.as(
          'respostas',
        ),
      ])
      .execute()
  ).map(withOptions)

/** Asks no more what is not in the list; answers that were given stay. */
export const endOtherQuestions = (db: Database, id_vaga: number, perguntas: readonly AskedQuestion[]) =>
  sql`update vaga_pergunta set ativo = false where id_vaga = ${id_vaga} and ativo
    and id_pergunta <> all(${perguntas.map(({ id_pergunta }) => id_pergunta)}::bigint[])`.execute(db)

/** Writes the questions in their order; what was asked before keeps its answers. */
export const askQuestions = (db: Database, id_vaga: number, perguntas: readonly AskedQuestion[]) =>
  sql`insert into vaga_pergunta as o (id_vaga, pcd, id_pergunta, tema, ordem, obrigatoria, nao_atendem, minimo, maximo)
    select v.id, v.pcd, p.id, p.tema, n.ordem, n.obrigatoria, n.nao_atendem, n.minimo, n.maximo
    from jsonb_to_recordset(${JSON.stringify(
      perguntas.map((one, place) => ({ ...one, ordem: place + 1 })),
    )}::jsonb) as n (id_pergunta bigint, ordem int, obrigatoria boolean, nao_atendem text[], minimo numeric,
      maximo numeric)
    join vagas_vaga v on v.id = ${id_vaga}
    join carreira_pergunta p on p.id = n.id_pergunta
    on conflict on constraint vaga_pergunta_unica do update set ordem = excluded.ordem,
      obrigatoria = excluded.obrigatoria, nao_atendem = excluded.nao_atendem, minimo = excluded.minimo,
      maximo = excluded.maximo, ativo = true`.execute(db)
