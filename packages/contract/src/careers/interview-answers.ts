/** What the procedures of interviews answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { interviewStates, recommendations } from './interview-options.ts'
import { interviewList } from './interviews.ts'

const state = z.enum(interviewStates)

export const interviewRow = rowOf(interviewList, {
  nome: z.string().nullable(),
  local: z.string().nullable(),
  link: z.string().nullable(),
  situacao: state,
  /** Whether the caller still has to say what they thought. */
  falta_parecer: z.boolean(),
  /** Whether the caller sees the application: a cancelled interview does not open it. */
  pode_abrir: z.boolean(),
})

const opinion = z.strictObject({
  id_usuario: recordId,
  autor: z.string().nullable(),
  recomendacao: z.enum(recommendations),
  texto: z.string().nullable(),
  notas: z.array(z.strictObject({ criterio: z.string(), nota: z.int() })),
  created_at: moment,
})

export const interviewAnswer = z.strictObject({
  id: recordId,
  id_candidatura: recordId,
  nome: z.string().nullable(),
  titulo_vaga: z.string(),
  inicio: moment,
  fim: moment,
  local: z.string().nullable(),
  link: z.string().nullable(),
  orientacoes: z.string().nullable(),
  situacao: state,
  pedido: z.string().nullable(),
  respondida_em: moment.nullable(),
  updated_at: moment,
  participantes: z.array(z.strictObject({ id: recordId, nome: z.string().nullable(), enviou: z.boolean() })),
  /** Of an interviewer, only once their own is sent. */
  pareceres: z.array(opinion),
  /** Opinions that the caller may not read yet. */
  ocultos: z.int(),
  participa: z.boolean(),
  enviou: z.boolean(),
  pode_alterar: z.boolean(),
})
export const ofApplicationAnswer = z.array(interviewAnswer)

export const interviewSavedAnswer = z.strictObject({ id: recordId, situacao: state, updated_at: moment })

/** What the candidate's link shows. */
export const publicInterviewAnswer = z.strictObject({
  titulo_vaga: z.string(),
  empresa: z.string(),
  primeiro_nome: z.string(),
  inicio: moment,
  fim: moment,
  local: z.string().nullable(),
  link: z.string().nullable(),
  orientacoes: z.string().nullable(),
  situacao: state,
  pedido: z.string().nullable(),
  /** Whether an answer is still taken. */
  aberta: z.boolean(),
})

export const opinionSavedAnswer = z.strictObject({ id: recordId })
