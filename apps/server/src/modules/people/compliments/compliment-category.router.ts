import { exportHeads } from '@intranet/contract/list'
import {
  complimentCategoryList,
  createComplimentCategoriesInput,
  updateComplimentCategoryInput,
} from '@intranet/contract/people/compliments-categories'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../doors/trpc/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  categoryOptions,
  getCategory,
  insertCategories,
  listCategories,
  removeCategory,
  switchCategories,
  updateCategory,
} from './compliment-category.queries.ts'

export const complimentCategoryRouter = router({
  list: procedure('rh', 'read')
    .meta({ exports: exportHeads(complimentCategoryList) })
    .input(complimentCategoryList.input)
    .query(({ ctx, input }) => listCategories(ctx.db, input)),
  get: procedure('rh', 'read')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getCategory(ctx.db, input.id))),
  options: procedure('rh', 'employee')
    .input(optionsInput)
    .query(({ ctx, input }) => categoryOptions(ctx.db, input.incluir)),
  create: procedure('rh', 'manage')
    .input(createComplimentCategoriesInput)
    .mutation(({ ctx, input }) => insertCategories(ctx.db, input.objects)),
  update: procedure('rh', 'manage')
    .input(updateComplimentCategoryInput)
    .mutation(({ ctx, input }) => updateCategory(ctx.db, input)),
  setActive: procedure('rh', 'manage')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchCategories(ctx.db, input)),
  remove: procedure('rh', 'manage')
    .input(byId)
    .mutation(({ ctx, input }) => removeCategory(ctx.db, input.id)),
})
