/**
 * Categories of the FAQ and of the handbook: a news category with a place in the order (docs/content.md#categories).
 */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { categoryFields } from './category.ts'

export const orderedCategoryFields = z.strictObject({
  ...categoryFields.shape,
  /** Its place, from 1; the others move. The last place if none is sent. */
  ordem: z.int().min(0).max(9999).optional(),
})
export type OrderedCategoryFields = z.infer<typeof orderedCategoryFields>

export const createOrderedCategoriesInput = createOf(orderedCategoryFields)
export const updateOrderedCategoryInput = updateOf(orderedCategoryFields)
export type UpdateOrderedCategoryInput = z.infer<typeof updateOrderedCategoryInput>

/** Categories in their new order; the others follow in their present order. */
export const orderCategoriesInput = z.strictObject({ ids: z.array(recordId).min(1).max(500) })

export const orderedCategoryList = listOf('ordem', {
  id: number(),
  titulo: text('Título'),
  color: text('Cor'),
  icone: text('Ícone'),
  ordem: number('Ordem'),
  itens: number('Itens'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListOrderedCategoriesInput = z.output<typeof orderedCategoryList.input>
