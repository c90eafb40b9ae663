/** Answers as they are sent, checked against what the vacancy asks. See docs/hiring.md#questions. */
import type { AnswersByQuestion } from '@intranet/contract/careers/asked-questions'
import { answersTo, MAX_EXPERIENCE_MONTHS } from '@intranet/contract/careers/question-options'
import { form } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../platform/errors.ts'
import { formQuestions, type AskedOfVacancy } from './asked-question.queries.ts'
import type { NewAnswer } from './answer.queries.ts'

type Read = { valor: string } | { problem: string }

function readNumber({ tema }: AskedOfVacancy, typed: string): Read {
  const number = Number(typed.replace(',', '.'))
  if (!Number.isFinite(number) || Math.abs(number) > 1_000_000) return { problem: text.notANumber }
  if (tema !== 'experiencia') return { valor: String(Math.round(number * 100) / 100) }
  if (!Number.isInteger(number) || number < 0) return { problem: text.wholeMonths }
  // More experience than the limit is the same to everybody who reads it.
  return { valor: String(Math.min(number, MAX_EXPERIENCE_MONTHS)) }
}

function readAnswer(question: AskedOfVacancy, typed: string): Read {
  if (question.tipo === 'numero') return readNumber(question, typed)
  if (question.tipo === 'texto') return { valor: typed }
  return answersTo(question).includes(typed) ? { valor: typed } : { problem: text.notAnOption }
}

/** The answers that are kept, and what is wrong with the others by their field. */
export function readAnswers(questions: readonly AskedOfVacancy[], sent: AnswersByQuestion) {
  const problems: Record<string, string> = {}
  const kept: NewAnswer[] = []
  for (const question of questions) {
    const field = `respostas.p${question.id}`
    const typed = sent[`p${question.id}`]?.trim()
    if (!typed) {
      if (question.obrigatoria) problems[field] = form.required
      continue
    }
    const read = readAnswer(question, typed)
    if ('problem' in read) problems[field] = read.problem
    else kept.push({ id_vaga_pergunta: question.id, valor: read.valor })
  }
  return { kept, problems }
}

/** Refuses (422) answers that are missing or that no question takes. */
export async function assertAnswers(
  db: Database,
  id_vaga: number,
  sent: AnswersByQuestion,
): Promise<NewAnswer[]> {
  const { kept, problems } = readAnswers(await formQuestions(db, id_vaga), sent)
  if (Object.keys(problems).length) throw refusals.invalid(problems)
  return kept
}

/** What is right of answers that were sent before: the vacancy may ask something else by now. */
export const rightAnswers = async (
  db: Database,
  id_vaga: number,
  sent: AnswersByQuestion,
): Promise<NewAnswer[]> => readAnswers(await formQuestions(db, id_vaga), sent).kept
