/** Categories of HR documents (rh_documento_categoria). See docs/people.md#documents. */
import * as z from 'zod'
import { categoryFields } from '../content/category.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'

export const documentCategoryFields = categoryFields.extend({
  /** Its documents need an end of validity. */
  exige_validade: z.boolean().optional(),
  /** Health and the like: every reading by HR is recorded. */
  sensivel: z.boolean().optional(),
})
export type DocumentCategoryFields = z.infer<typeof documentCategoryFields>

export const createDocumentCategoriesInput = createOf(documentCategoryFields)
export const updateDocumentCategoryInput = updateOf(documentCategoryFields)
export type UpdateDocumentCategoryInput = z.infer<typeof updateDocumentCategoryInput>

export const documentCategoryList = listOf('titulo', {
  id: number(),
  titulo: text('Título'),
  color: text('Cor'),
  icone: text('Ícone'),
  exige_validade: boolean('Exige validade'),
  sensivel: boolean('Sensível'),
  itens: number('Itens'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListDocumentCategoriesInput = z.output<typeof documentCategoryList.input>
