/** What the procedures of documentCategories answer. */
import { rowOf } from '../answer.ts'
import { documentCategoryList } from './documents-categories.ts'

export const documentCategoryRow = rowOf(documentCategoryList, {})

/** What a selector shows of a category: its rules, too. */
export const documentCategoryOption = documentCategoryRow.pick({
  id: true,
  titulo: true,
  color: true,
  icone: true,
  exige_validade: true,
  sensivel: true,
})
