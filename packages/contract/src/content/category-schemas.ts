/** What the procedures of categories take and answer, of those with an order too. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { recordId } from '../record.ts'
import { category, faqCategory } from './category.ts'

/** Of news and compliments. */
export const categorySchemas = schemasOf(category)
export type CategoryFields = z.output<typeof categorySchemas.fields>

/** Of the FAQ and of the handbook. */
export const orderedCategorySchemas = schemasOf(faqCategory)
export type OrderedCategoryFields = z.output<typeof orderedCategorySchemas.fields>
export type UpdateOrderedCategoryInput = z.output<typeof orderedCategorySchemas.updateInput>
export type ListOrderedCategoriesInput = z.output<typeof orderedCategorySchemas.list.input>

/** Categories in their new order; the others follow in their present order. */
export const orderCategoriesInput = z.strictObject({ ids: z.array(recordId).min(1).max(500) })
