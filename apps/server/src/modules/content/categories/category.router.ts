import { categoryList, createCategoriesInput, updateCategoryInput } from '@intranet/contract/content/category'
import { exportHeads } from '@intranet/contract/list'
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
} from './category.queries.ts'

export const categoryRouter = router({
  list: procedure('novidades', 'read')
    .meta({ exports: exportHeads(categoryList) })
    .input(categoryList.input)
    .query(({ ctx, input }) => listCategories(ctx.db, input)),
  get: procedure('novidades', 'read')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getCategory(ctx.db, input.id))),
  options: procedure('novidades', 'signedIn')
    .input(optionsInput)
    .query(({ ctx, input }) => categoryOptions(ctx.db, input.incluir)),
  create: procedure('novidades', 'manage')
    .input(createCategoriesInput)
    .mutation(({ ctx, input }) => insertCategories(ctx.db, input.objects)),
  update: procedure('novidades', 'manage')
    .input(updateCategoryInput)
    .mutation(({ ctx, input }) => updateCategory(ctx.db, input)),
  setActive: procedure('novidades', 'manage')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchCategories(ctx.db, input)),
  remove: procedure('novidades', 'manage')
    .input(byId)
    .mutation(({ ctx, input }) => removeCategory(ctx.db, input.id)),
})
