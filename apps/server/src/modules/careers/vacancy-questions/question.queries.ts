import type { QuestionKind, QuestionState, QuestionTheme } from '@intranet/contract/careers/question-options'
import {
  vacancyQuestion,
  type ListQuestionsInput,
  type QuestionFields,
  type UpdateQuestionInput,
} from '@intranet/contract/careers/vacancy-questions'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const vacancies = sql<number>`(select count(*)::int from vaga_pergunta v where v.id_pergunta = p.id and v.ativo)`

const visible = (db: Database) =>
  db
    .selectFrom('carreira_pergunta as p')
    .select([
      'p.id',
      'p.texto',
      sql<QuestionKind>`p.tipo`.as('tipo'),
      sql<QuestionTheme>`p.tema`.as('tema'),
      'p.opcoes',
      sql<QuestionState>`p.situacao`.as('situacao'),
      'p.motivo_recusa',
      vacancies.as('vagas'),
      'p.ativo',
      'p.created_at',
      'p.updated_at',
    ])

export const listQuestions = (db: Database, request: ListQuestionsInput) =>
  readPage(visible(db), request, {
    definition: schemasOf(vacancyQuestion).list,
    alias: 'p',
    refs: { vagas: vacancies },
    search: normalised('p.texto', 'p.opcoes'),
  })

export const getQuestion = (db: Database, id: number) => visible(db).where('p.id', '=', id).executeTakeFirst()

/** Those that a vacancy may ask. */
const approvedQuestions = (db: Database) =>
  visible(db).where('p.situacao', '=', 'aprovada').where('p.ativo', '=', true)

/** Of some questions, those that a vacancy may ask. */
export const approvedAmong = (db: Database, ids: readonly number[]) =>
  approvedQuestions(db).where('p.id', 'in', ids).execute()
export type ApprovedQuestion = Awaited<ReturnType<typeof approvedAmong>>[number]

export const questionOptions = (db: Database) =>
  approvedQuestions(db)
    .clearSelect()
    .select([
      'p.id',
      'p.texto',
      sql<QuestionKind>`p.tipo`.as('tipo'),
      sql<QuestionTheme>`p.tema`.as('tema'),
      'p.opcoes',
    ])
    .orderBy('p.texto')
    .orderBy('p.id')
    .limit(500)
    .execute()

export const insertQuestions = (db: Database, rows: readonly QuestionFields[], id_autor: number) =>
  db
    .insertInto('carreira_pergunta')
    .values(rows.map((row) => ({ ...row, id_autor })))
    .returning('id')
    .execute()

export const isAsked = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('vaga_pergunta').where('id_pergunta', '=', id).select('id').executeTakeFirst()) !==
  undefined

/** A question whose words change waits for HR again. */
export const updateQuestion = (
  db: Database,
  { id, updated_at, ...fields }: UpdateQuestionInput,
  reworded: boolean,
) =>
  saveRecord(db.updateTable('carreira_pergunta'), {
    id,
    updated_at,
    ...fields,
    ...(reworded && { situacao: 'proposta', motivo_recusa: null, id_aprovador: null, decidida_em: null }),
  })

interface Decision {
  situacao: 'aprovada' | 'recusada'
  motivo_recusa: string | null
  id_aprovador: number
}
export const keepDecision = (db: Database, id: number, decision: Decision) =>
  db
    .updateTable('carreira_pergunta')
    .set({ ...decision, decidida_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export const switchQuestions = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('carreira_pergunta'), input)

export const removeQuestion = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('carreira_pergunta'), id)
