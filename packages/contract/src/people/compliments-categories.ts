/** Categories of compliments: the same record as a news category. Source: 000:47, 121. */
import {
  categoryFields,
  categoryList,
  createCategoriesInput,
  updateCategoryInput,
} from '../content/category.ts'

export const complimentCategoryFields = categoryFields
export const createComplimentCategoriesInput = createCategoriesInput
export const updateComplimentCategoryInput = updateCategoryInput
export const complimentCategoryList = categoryList
