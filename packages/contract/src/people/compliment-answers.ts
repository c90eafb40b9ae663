/** What the procedures of compliment answer. */
import * as z from 'zod'
import { reactionFields } from '../content/reaction-answers.ts'
import { complimentOrigins, complimentStates } from './compliment-options.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { complimentList } from './compliments.ts'

export const complimentRow = rowOf(complimentList, {
  icone: z.string(),
  color: z.string(),
  ...reactionFields,
  editavel: z.boolean(),
  id_remetente: recordId.nullable(),
  cod_cliente: z.string().nullable(),
  remetente: z.string().nullable(),
  foto_remetente: z.string().nullable(),
  funcionario: z.string().nullable(),
  foto_funcionario: z.string().nullable(),
  origem: z.enum(complimentOrigins),
  situacao: z.enum(complimentStates),
})

export const complimentColleagueAnswer = z.strictObject({
  id: recordId,
  nome: z.string().nullable(),
  ativo: z.boolean(),
  id_foto: z.string().nullable(),
  departamento: z.string().nullable(),
  cargo: z.string().nullable(),
})
