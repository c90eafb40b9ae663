/** What the procedures of reasons for a refusal answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { reasonList } from './refusal-reasons.ts'

export const reasonRow = rowOf(reasonList, { id_modelo: recordId.nullable(), modelo: z.string().nullable() })
export const reasonOptionsAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    texto: z.string(),
    id_modelo: recordId.nullable(),
  }),
)
