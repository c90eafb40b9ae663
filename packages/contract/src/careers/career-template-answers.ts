/** What the procedures of templates answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { templateList } from './career-templates.ts'
import { templateOccasions } from './template-occasions.ts'

export const templateRow = rowOf(templateList, { etapa: z.enum(templateOccasions) })
export const templateGetAnswer = z.strictObject({
  id: recordId,
  etapa: z.enum(templateOccasions),
  nome: z.string(),
  assunto: z.string(),
  texto: z.string(),
  padrao: z.boolean(),
  ativo: z.boolean(),
  created_at: moment,
  updated_at: moment,
})

/** The templates to choose from, with their texts for a preview. */
export const templateOptionsAnswer = z.array(
  templateGetAnswer.pick({ id: true, etapa: true, nome: true, assunto: true, texto: true, padrao: true }),
)
