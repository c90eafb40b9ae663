/** Interviews (entrevista), who takes part, and what they thought. See docs/hiring.md#interviews. */
import { HOUR_MS } from '../durations.ts'
import * as z from 'zod'
import { momentOf } from '../content/calendar-time.ts'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { hiring } from '../messages/hiring.ts'
import { momentText } from '../moment-text.ts'
import { byId, personOptionsInput, recordId, seenVersion } from '../record.ts'
import { linkToken, maxDialogText, optionalText, optionalUrl } from '../validators.ts'
import {
  interviewStateLabels,
  LONGEST_INTERVIEW_HOURS,
  MAX_CRITERIA,
  MAX_INTERVIEWERS,
  recommendations,
} from './interview-options.ts'
import { addErrors } from '../record-errors.ts'

const fields = z.strictObject({
  inicio: momentText,
  fim: momentText,
  local: optionalText(160),
  link: optionalUrl,
  /** What the candidate should know or bring. */
  orientacoes: optionalText(maxDialogText),
  /** Employees who ask the questions. */
  participantes: z
    .array(recordId)
    .min(1, hiring.participantRequired)
    .max(MAX_INTERVIEWERS)
    .transform((ids) => [...new Set(ids)]),
})
type Fields = z.output<typeof fields>

/** Field → text of what does not fit together in a whole interview. */
export function interviewErrors(whole: Pick<Fields, 'inicio' | 'fim' | 'local' | 'link'>) {
  const errors: Record<string, string> = {}
  const length = momentOf(whole.fim) - momentOf(whole.inicio)
  if (length <= 0) errors.fim = hiring.endBeforeStart
  else if (length > LONGEST_INTERVIEW_HOURS * HOUR_MS) errors.fim = hiring.tooLong
  if (!whole.local && !whole.link) errors.local = hiring.placeRequired
  return errors
}

export const interviewForm = fields.superRefine(addErrors(interviewErrors))
export type InterviewFields = z.output<typeof interviewForm>
export const createInterviewInput = fields
  .extend({ id_candidatura: recordId })
  .superRefine(addErrors(interviewErrors))
export type CreateInterviewInput = z.output<typeof createInterviewInput>
/** A new time or place comes whole: the candidate is asked again. */
export const updateInterviewInput = fields
  .extend({ ...byId.shape, ...seenVersion.shape })
  .superRefine(addErrors(interviewErrors))
export type UpdateInterviewInput = z.output<typeof updateInterviewInput>

/** With an application: those who may interview its candidate. */
export const interviewersInput = personOptionsInput
  .unwrap()
  .extend({ id_candidatura: recordId.optional() })
  .prefault({})
export type InterviewersInput = z.output<typeof interviewersInput>

export const endInterviewInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(['realizada', 'ausente', 'cancelada']),
})
export type EndInterviewInput = z.output<typeof endInterviewInput>

export const opinionInput = z.strictObject({
  ...byId.shape,
  recomendacao: z.enum(recommendations),
  texto: optionalText(maxDialogText),
  notas: z
    .array(z.strictObject({ id_criterio: recordId, nota: z.int().min(1).max(5) }))
    .min(1)
    .max(MAX_CRITERIA)
    .refine((marks) => new Set(marks.map(({ id_criterio }) => id_criterio)).size === marks.length),
})
export type OpinionInput = z.output<typeof opinionInput>

export const interviewList = listOf('-inicio', {
  id: number(),
  id_candidatura: number(undefined, false),
  id_vaga: number(undefined, false),
  inicio: date('Início'),
  fim: date('Fim'),
  nome: text('Candidato'),
  titulo_vaga: text('Vaga'),
  local: text('Local'),
  situacao: choice(interviewStateLabels, 'Situação'),
  minha: boolean(),
  updated_at: date(),
})
export type ListInterviewsInput = z.output<typeof interviewList.input>

export const byInterviewKey = z.strictObject({ chave: linkToken })
export const answerInterviewInput = z
  .strictObject({
    chave: linkToken,
    resposta: z.enum(['confirmada', 'outro_horario']),
    /** When the candidate could come instead. */
    pedido: optionalText(maxDialogText),
  })
  .refine(({ resposta, pedido }) => resposta === 'confirmada' || !!pedido, {
    path: ['pedido'],
    message: 'Campo obrigatório',
  })
export type AnswerInterviewInput = z.output<typeof answerInterviewInput>
