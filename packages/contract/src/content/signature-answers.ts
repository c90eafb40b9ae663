/** What the procedures of signature answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { signatureList } from './signatures.ts'

export const signatureRow = rowOf(signatureList, {
  html: z.string(),
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  site: z.string().nullable(),
})

export const signatureOwnAnswer = z.array(
  z.strictObject({
    html: z.string(),
    id: recordId,
    empresa: z.string().nullable(),
    id_empresa: recordId.nullable(),
    nome: z.string(),
    padrao: z.boolean(),
  }),
)

export const signaturePreviewAnswer = z.strictObject({ html: z.string() })
