/** What the procedures of categories answer, of those with an order too. */
import { rowOf } from '../answer.ts'
import { categoryList } from './category.ts'
import { orderedCategoryList } from './ordered-category.ts'

export const categoryRow = rowOf(categoryList, {})

/** What a selector shows of a category. */
export const categoryOption = categoryRow.pick({ id: true, titulo: true, color: true, icone: true })

export const orderedCategoryRow = rowOf(orderedCategoryList, {})
