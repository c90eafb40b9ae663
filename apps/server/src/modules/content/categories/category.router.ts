import type { Ability, ModuleKey } from '@intranet/contract/access'
import {
  categoryList,
  createCategoriesInput,
  updateCategoryInput,
  type CategoryFields,
  type UpdateCategoryInput,
} from '@intranet/contract/content/category'
import { exportHeads, type ListDefinition } from '@intranet/contract/list'
import {
  createDocumentCategoriesInput,
  documentCategoryList,
  updateDocumentCategoryInput,
} from '@intranet/contract/people/documents-categories'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import type { ZodType } from 'zod'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  categoryOptions,
  getCategory,
  insertCategories,
  listCategories,
  removeCategory,
  switchCategories,
  updateCategory,
  type CategoryTable,
} from './category.queries.ts'

interface CategoryKind<T extends CategoryTable, K extends string, Create, Update> {
  table: T
  /** The module whose gestor writes them. */
  module: ModuleKey
  /** Who reads them. */
  read: Ability
  /** Who is offered them in a selector. */
  offered: Ability
  list: ListDefinition<K>
  create: Create
  update: Update
}

/** The categories of a module. */
const keptCategories = <
  T extends CategoryTable,
  K extends string,
  Create extends ZodType<{ objects: CategoryFields[] }>,
  Update extends ZodType<UpdateCategoryInput>,
>({
  table,
  module,
  read,
  offered,
  list,
  create,
  update,
}: CategoryKind<T, K, Create, Update>) =>
  router({
    list: procedure(module, read, 'reference')
      .meta({ exports: exportHeads(list) })
      .input(list.input)
      .query(({ ctx, input }) => listCategories(ctx.db, table, list, input)),
    get: procedure(module, read, 'reference')
      .input(byId)
      .query(async ({ ctx, input }) => found(await getCategory(ctx.db, table, input.id))),
    options: procedure(module, offered, 'reference')
      .input(optionsInput)
      .query(({ ctx, input }) => categoryOptions(ctx.db, table, input.incluir)),
    create: procedure(module, 'manage', 'nothing')
      .input(create)
      .mutation(({ ctx, input }) => insertCategories(ctx.db, table, input.objects)),
    update: procedure(module, 'manage', 'nothing')
      .input(update)
      .mutation(({ ctx, input }) => updateCategory(ctx.db, table, input)),
    setActive: procedure(module, 'manage', 'nothing')
      .input(setActiveInput)
      .mutation(({ ctx, input }) => switchCategories(ctx.db, table, input)),
    remove: procedure(module, 'manage', 'nothing')
      .input(byId)
      .mutation(({ ctx, input }) => removeCategory(ctx.db, table, input.id)),
  })

export const categoryRouter = keptCategories({
  table: 'categoria',
  module: 'novidades',
  read: 'signedIn',
  offered: 'signedIn',
  list: categoryList,
  create: createCategoriesInput,
  update: updateCategoryInput,
})
export const complimentCategoryRouter = keptCategories({
  table: 'elogio_categoria',
  module: 'rh',
  read: 'read',
  offered: 'employee',
  list: categoryList,
  create: createCategoriesInput,
  update: updateCategoryInput,
})
export const documentCategoryRouter = keptCategories({
  table: 'rh_documento_categoria',
  module: 'rh',
  read: 'read',
  offered: 'manage',
  list: documentCategoryList,
  create: createDocumentCategoriesInput,
  update: updateDocumentCategoryInput,
})
