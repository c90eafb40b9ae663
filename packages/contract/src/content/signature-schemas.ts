/** What the procedures of signatures take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { optionalUrl } from '../validators.ts'
import { signature } from './signatures.ts'

export const signatureSchemas = schemasOf(signature)
export type SignatureFields = z.output<typeof signatureSchemas.fields>
export type UpdateSignatureInput = z.output<typeof signatureSchemas.updateInput>
export type ListSignaturesInput = z.output<typeof signatureSchemas.list.input>

/** Whether the phone is shown. */
export const ownSignaturesInput = z.strictObject({ telefone: z.boolean().default(true) }).prefault({})

/** A template that is being written, filled with one's own data. */
export const previewSignatureInput = z.strictObject({
  html: signatureSchemas.fields.shape.html,
  site: optionalUrl,
})

export const signatureOwnAnswer = z.array(
  signatureSchemas.row.pick({
    html: true,
    id: true,
    empresa: true,
    id_empresa: true,
    nome: true,
    padrao: true,
  }),
)

export const signaturePreviewAnswer = z.strictObject({ html: z.string() })
