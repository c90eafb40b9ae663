/** The catalogue of questions: who writes proposes, HR approves. See docs/hiring.md#questions. */
import type { DecideQuestionInput } from '@intranet/contract/careers/asked-questions'
import { optionsOfQuestion } from '@intranet/contract/careers/question-options'
import {
  questionErrors,
  type QuestionFields,
  type UpdateQuestionInput,
} from '@intranet/contract/careers/vacancy-questions'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { getQuestion, insertQuestions, isAsked, keepDecision, updateQuestion } from './question.queries.ts'

/** One option a line, and none for other kinds than a choice. */
const cleanOptions = (tipo: string, opcoes: string | null | undefined) =>
  tipo === 'escolha' ? optionsOfQuestion(opcoes).join('\n') : null

export const createQuestions = (db: Database, actor: Actor, objects: QuestionFields[]) =>
  insertQuestions(
    db,
    objects.map((row) => ({ ...row, opcoes: cleanOptions(row.tipo, row.opcoes) })),
    actor.id,
  )

const words = ['texto', 'tipo', 'tema', 'opcoes'] as const

/** What a vacancy asks keeps its words: answers are to them. Other words wait for HR's approval again. */
export async function changeQuestion(db: Database, _actor: Actor, input: UpdateQuestionInput) {
  await holdRecord(db, 'carreira_pergunta', input.id)
  const stored = found(await getQuestion(db, input.id))
  assertNewest(input, stored)
  const whole = { ...stored, ...input }
  assertNoErrors(questionErrors(whole))
  const fields = { ...input, opcoes: cleanOptions(whole.tipo, whole.opcoes) }
  const reworded = words.some((word) => ({ ...stored, ...fields }[word] ?? null) !== (stored[word] ?? null))
  if (reworded && (await isAsked(db, input.id))) throw new AppError('conflict', text.questionInUse)
  return updateQuestion(db, fields, reworded)
}

/** HR's manager approves a question, or says why not. */
export async function decideQuestion(db: Database, actor: Actor, input: DecideQuestionInput) {
  const { id, situacao } = input
  await holdRecord(db, 'carreira_pergunta', id)
  const stored = found(await getQuestion(db, id))
  assertNewest(input, stored)
  if (stored.situacao !== 'proposta') throw new AppError('conflict', text.questionDecided)
  const motivo_recusa = situacao === 'recusada' ? (input.motivo_recusa ?? null) : null
  if (situacao === 'recusada' && (motivo_recusa?.length ?? 0) < 2)
    throw refusals.field('motivo_recusa', text.questionRefusal)
  const saved = await keepDecision(db, id, { situacao, motivo_recusa, id_aprovador: actor.id })
  return { ...saved, situacao }
}
