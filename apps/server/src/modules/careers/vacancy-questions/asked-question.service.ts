/** Which questions a vacancy asks, and which answers are marked. See docs/hiring.md#questions. */
import { isOverVacancy } from '@intranet/contract/careers/career-options'
import type { AskedQuestion, AskQuestionsInput } from '@intranet/contract/careers/asked-questions'
import {
  answersTo,
  MAX_EXPERIENCE_MONTHS,
  optionsOfQuestion,
} from '@intranet/contract/careers/question-options'
import { application, vacancy as vacancyText } from '@intranet/contract/messages/careers'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { getVacancy, hasApplied, type StoredVacancy } from '../vacancies/vacancy.queries.ts'
import { lockedVacancy } from '../vacancies/vacancy.service.ts'
import { askQuestions, endOtherQuestions, markedQuestions } from './asked-question.queries.ts'
import { approvedAmong, type ApprovedQuestion } from './question.queries.ts'

export async function readQuestionsOf(db: Database, actor: Actor, id_vaga: number) {
  const { edita } = found(await getVacancy(db, actor, id_vaga))
  const applied = await hasApplied(db, id_vaga, actor.id)
  return { edita: edita && !applied, perguntas: await markedQuestions(db, id_vaga) }
}

/** What the kind of a question cannot have marked; the text of what is wrong. */
function markProblem(
  question: ApprovedQuestion,
  asked: AskedQuestion,
  pcd: StoredVacancy['pcd'],
): string | undefined {
  const { nao_atendem, minimo, maximo } = asked
  const bounded = (minimo ?? maximo ?? null) !== null
  if (question.tema === 'deficiencia') {
    if (pcd !== 'exclusiva') return text.onlyExclusive
    return nao_atendem.length || bounded ? text.neverScored : undefined
  }
  if (question.tema === 'experiencia' && (maximo != null || (minimo ?? 0) > MAX_EXPERIENCE_MONTHS))
    return text.experienceLimit
  if (bounded && question.tipo !== 'numero') return text.notANumber
  const options = answersTo({ ...question, opcoes: optionsOfQuestion(question.opcoes) })
  return nao_atendem.some((one) => !options.includes(one)) ? text.notAnOption : undefined
}

/** Replaces the questions of a vacancy; who changes the vacancy does, unless they applied to it. */
export async function saveQuestions(db: Database, actor: Actor, { id_vaga, perguntas }: AskQuestionsInput) {
  const vacancy = await lockedVacancy(db, actor, id_vaga)
  if (isOverVacancy(vacancy.situacao)) throw new AppError('conflict', vacancyText.closedEdit)
  if (!vacancy.edita) throw refusals.forbidden()
  if (await hasApplied(db, id_vaga, actor.id)) throw new AppError('forbidden', application.judgesOwn)
  const ids = perguntas.map(({ id_pergunta }) => id_pergunta)
  const approved = ids.length ? await approvedAmong(db, ids) : []
  for (const asked of perguntas) {
    const question = approved.find(({ id }) => id === asked.id_pergunta)
    if (!question) throw refusals.field('perguntas', text.questionNotApproved)
    const problem = markProblem(question, asked, vacancy.pcd)
    if (problem) throw refusals.field('perguntas', `${question.texto} ${problem}`)
  }
  await endOtherQuestions(db, id_vaga, perguntas)
  if (perguntas.length) await askQuestions(db, id_vaga, perguntas)
}
