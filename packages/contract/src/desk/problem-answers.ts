/** What the procedures of problems answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { priorities, problemStates } from './backoffice-options.ts'
import { problemList } from './problems.ts'

export const problemRow = rowOf(problemList, {
  id_venda: recordId.nullable(),
  id_ativacao: recordId.nullable(),
  cod_cliente: z.string().nullable(),
  cliente: z.string().nullable(),
  prioridade: z.enum(priorities),
  id_responsavel: recordId.nullable(),
  responsavel: z.string().nullable(),
  situacao: z.enum(problemStates),
  solucao: z.string().nullable(),
})
export const problemStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(problemStates),
  updated_at: moment,
})
export const deskPeople = z.array(z.strictObject({ id: recordId, nome: z.string() }))
