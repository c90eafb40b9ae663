/** What the procedures of contents take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { createOf, recordId, updateOf, randomId } from '../record.ts'
import { content, MAX_AUXILIARY_IMAGES, MAX_CONTENT_TEXT } from './onboarding-content.ts'

const declared = schemasOf(content, { texto: z.string().max(MAX_CONTENT_TEXT).optional() })

/**
 * Images are uploads of POST /files, or base64 in `imagem_capa_data`; the auxiliary ones are replaced all together.
 */
export const contentFields = declared.fields.extend({
  /** Estimated when left empty. */
  minutos: z.int().min(1).max(600).nullable().optional(),
  imagem_capa_data: z.string().max(15_000_000).nullable().optional(),
  imagem_capa_format: z.string().max(20).nullable().optional(),
  imagens_auxiliares: z.array(randomId()).max(MAX_AUXILIARY_IMAGES).optional(),
})
export type ContentFields = z.output<typeof contentFields>

export const contentSchemas = {
  ...declared,
  createInput: createOf(contentFields),
  updateInput: updateOf(contentFields),
  one: declared.record.extend({ imagens_auxiliares: z.array(z.string()) }),
}
export type UpdateContentInput = z.output<typeof contentSchemas.updateInput>
export type ListContentsInput = z.output<typeof contentSchemas.list.input>

export const contentOptionsAnswer = z.array(
  z.strictObject({ id: recordId, minutos: z.number(), nome: z.string() }),
)

export const contentCreateAnswer = z.array(z.strictObject({ id: recordId, titulo: z.string() }))
