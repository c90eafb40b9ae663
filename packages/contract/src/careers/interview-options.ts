/** Closed lists of interviews. See docs/hiring.md#interviews. */
import { keysOf } from '../keys-of.ts'

export const interviewStateLabels = {
  convidada: 'Aguarda resposta',
  confirmada: 'Confirmada',
  outro_horario: 'Pediu outro horário',
  realizada: 'Realizada',
  ausente: 'Não compareceu',
  cancelada: 'Cancelada',
} as const
export const interviewStates = keysOf(interviewStateLabels)
export type InterviewState = (typeof interviewStates)[number]

/** Still to come, or not ended by anybody. */
export const openInterviewStates = [
  'convidada',
  'confirmada',
  'outro_horario',
] as const satisfies readonly InterviewState[]
export const isOpenInterview = (state: InterviewState): boolean =>
  (openInterviewStates as readonly InterviewState[]).includes(state)

export const recommendationLabels = {
  sim: 'Recomendo',
  talvez: 'Tenho dúvidas',
  nao: 'Não recomendo',
} as const
export const recommendations = keysOf(recommendationLabels)
export type Recommendation = (typeof recommendations)[number]

export const LONGEST_INTERVIEW_HOURS = 8
export const MAX_INTERVIEWERS = 8
export const MAX_CRITERIA = 20
