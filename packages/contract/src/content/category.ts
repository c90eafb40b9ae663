/** News categories (categoria). See docs/content.md#categories. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { hexColor, nameText, requiredText } from '../validators.ts'

export const categoryFields = z.strictObject({
  titulo: nameText(80),
  color: hexColor.toLowerCase(),
  /** Name of an icon of the picker, such as `megaphone`. */
  icone: requiredText(60),
  ativo: z.boolean().optional(),
})
export type CategoryFields = z.infer<typeof categoryFields>

export const createCategoriesInput = createOf(categoryFields)
export const updateCategoryInput = updateOf(categoryFields)
export type UpdateCategoryInput = z.infer<typeof updateCategoryInput>

export const categoryList = listOf('titulo', {
  id: number(),
  titulo: text('Título'),
  color: text('Cor'),
  icone: text('Ícone'),
  itens: number('Itens'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListCategoriesInput = z.output<typeof categoryList.input>
