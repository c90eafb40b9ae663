/** What a vacancy asks of the catalogue, what candidates answer, and reviews. See docs/hiring.md#questions. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { hiring } from '../messages/hiring.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { maxDialogText, nameText, optionalText } from '../validators.ts'
import {
  MAX_ANSWER,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  questionKinds,
  questionStates,
  questionThemes,
  reviewStates,
} from './question-options.ts'
import { addErrors } from '../record-errors.ts'

/** Up to this, with two places, as the database keeps it. */
const bound = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01).nullish()

const askedQuestion = z.strictObject({
  id_pergunta: recordId,
  obrigatoria: z.boolean().default(true),
  /** Marked answers of a choice, or of yes and no: who gives one is shown as "Não atende". */
  nao_atendem: z.array(z.string().min(1).max(60)).max(MAX_OPTIONS).default([]),
  /** Of a number: below the one or above the other is "Não atende". */
  minimo: bound,
  maximo: bound,
})
export type AskedQuestion = z.output<typeof askedQuestion>

/** All questions of a vacancy in their order; what is left out is asked no more. */
export const askQuestionsInput = z
  .strictObject({ id_vaga: recordId, perguntas: z.array(askedQuestion).max(MAX_QUESTIONS) })
  .superRefine(
    addErrors(({ perguntas }): Record<string, string> =>
      new Set(perguntas.map(({ id_pergunta }) => id_pergunta)).size < perguntas.length
        ? { perguntas: hiring.questionTwice }
        : {},
    ),
  )
export type AskQuestionsInput = z.output<typeof askQuestionsInput>

export const decideQuestionInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(['aprovada', 'recusada']),
  motivo_recusa: optionalText(maxDialogText),
})
export type DecideQuestionInput = z.output<typeof decideQuestionInput>
export const decidedQuestionAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(questionStates),
  updated_at: moment,
})

/** Words with semicolons between, which no question should touch. */
export const refusedThemesAnswer = z.strictObject({ temas: z.string() })

/** A question as a form asks it; `id` is that of the vacancy's question. */
export const formQuestion = z.strictObject({
  id: recordId,
  texto: z.string(),
  tipo: z.enum(questionKinds),
  tema: z.enum(questionThemes),
  opcoes: z.array(z.string()),
  obrigatoria: z.boolean(),
})
export type FormQuestion = z.output<typeof formQuestion>

export const questionsOfVacancyAnswer = z.strictObject({
  /** Whether the asking person may change them. */
  edita: z.boolean(),
  perguntas: z.array(
    formQuestion.extend({
      id_pergunta: recordId,
      nao_atendem: z.array(z.string()),
      minimo: z.number().nullable(),
      maximo: z.number().nullable(),
      respostas: z.int(),
    }),
  ),
})

/** Answers by `p` and the id of the vacancy's question: `{ p12: 'sim' }`. */
export const answersByQuestion = z
  .record(z.string().regex(/^p\d{1,15}$/), z.string().max(MAX_ANSWER).nullish())
  .refine((answers) => Object.keys(answers).length <= 2 * MAX_QUESTIONS)
  .default({})
export type AnswersByQuestion = z.output<typeof answersByQuestion>

export const givenAnswer = z.strictObject({
  id_vaga_pergunta: recordId,
  texto: z.string(),
  valor: z.string(),
  nao_atende: z.boolean(),
})

/** Applications that gave an answer. */
export const answerFilter = z.strictObject({
  id_vaga_pergunta: recordId,
  valor: z.string().min(1).max(MAX_ANSWER),
})
export type AnswerFilter = z.output<typeof answerFilter>

export const askReviewInput = z.strictObject({ ...byId.shape, texto: nameText(maxDialogText) })
export type AskReviewInput = z.output<typeof askReviewInput>
export const askedReviewAnswer = z.strictObject({ id: recordId })

export const answerReviewInput = z.strictObject({
  /** Of the application. */
  ...byId.shape,
  situacao: z.enum(['mantida', 'revista']),
  resposta: nameText(maxDialogText),
})
export type AnswerReviewInput = z.output<typeof answerReviewInput>
export const answeredReviewAnswer = z.strictObject({ id: recordId, situacao: z.enum(reviewStates) })

/** What the candidate asked for after a refusal, and what became of it. */
export const reviewAnswer = z.strictObject({
  texto: z.string(),
  situacao: z.enum(reviewStates),
  resposta: z.string().nullable(),
  created_at: moment,
  respondida_em: moment.nullable(),
})
