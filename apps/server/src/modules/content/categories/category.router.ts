import type { Ability, ModuleKey } from '@intranet/contract/access'
import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  categoryList,
  createCategoriesInput,
  updateCategoryInput,
  type CategoryFields,
  type UpdateCategoryInput,
} from '@intranet/contract/content/category'
import { categoryOption, categoryRow } from '@intranet/contract/content/category-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  documentCategoryOption,
  documentCategoryRow,
} from '@intranet/contract/people/document-category-answers'
import {
  createDocumentCategoriesInput,
  documentCategoryList,
  updateDocumentCategoryInput,
} from '@intranet/contract/people/documents-categories'
import {
  incidentCategoryOption,
  incidentCategoryRow,
} from '@intranet/contract/operations/incident-category-answers'
import {
  createIncidentCategoriesInput,
  incidentCategoryList,
  updateIncidentCategoryInput,
} from '@intranet/contract/operations/incident-categories'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
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

/** What the gestor of a module does with its categories. */
const writing = <
  Create extends z.ZodType<{ objects: CategoryFields[] }>,
  Update extends z.ZodType<UpdateCategoryInput>,
>(
  table: CategoryTable,
  module: ModuleKey,
  create: Create,
  update: Update,
) => ({
  create: procedure(module, 'manage', 'nothing')
    .input(create)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertCategories(ctx.db, table, input.objects)),
  update: procedure(module, 'manage', 'nothing')
    .input(update)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateCategory(ctx.db, table, input)),
  setActive: procedure(module, 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchCategories(ctx.db, table, input)),
  remove: procedure(module, 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeCategory(ctx.db, table, input.id)),
})

interface CategoryKind {
  table: 'categoria' | 'elogio_categoria'
  /** The module whose gestor writes them. */
  module: ModuleKey
  /** Who reads them. */
  read: Ability
  /** Who is offered them in a selector. */
  offered: Ability
}

/** The categories of a module. */
const categoriesOf = ({ table, module, read, offered }: CategoryKind) =>
  router({
    list: procedure(module, read, 'reference')
      .meta({ exports: exportHeads(categoryList) })
      .input(categoryList.input)
      .output(answers(pageOf(categoryRow)))
      .query(({ ctx, input }) => listCategories(ctx.db, table, categoryList, input)),
    get: procedure(module, read, 'reference')
      .input(byId)
      .output(answers(categoryRow))
      .query(async ({ ctx, input }) => found(await getCategory(ctx.db, table, input.id))),
    options: procedure(module, offered, 'reference')
      .input(optionsInput)
      .output(answers(z.array(categoryOption)))
      .query(({ ctx, input }) => categoryOptions(ctx.db, table, input.incluir)),
    ...writing(table, module, createCategoriesInput, updateCategoryInput),
  })

export const categoryRouter = categoriesOf({
  table: 'categoria',
  module: 'novidades',
  read: 'signedIn',
  offered: 'signedIn',
})
export const complimentCategoryRouter = categoriesOf({
  table: 'elogio_categoria',
  module: 'rh',
  read: 'employee',
  offered: 'employee',
})

const documents = 'rh_documento_categoria'
/** These also say which rules their documents have. */
export const documentCategoryRouter = router({
  list: procedure('rh', 'read', 'reference')
    .meta({ exports: exportHeads(documentCategoryList) })
    .input(documentCategoryList.input)
    .output(answers(pageOf(documentCategoryRow)))
    .query(({ ctx, input }) => listCategories(ctx.db, documents, documentCategoryList, input)),
  get: procedure('rh', 'read', 'reference')
    .input(byId)
    .output(answers(documentCategoryRow))
    .query(async ({ ctx, input }) => found(await getCategory(ctx.db, documents, input.id))),
  options: procedure('rh', 'manage', 'reference')
    .input(optionsInput)
    .output(answers(z.array(documentCategoryOption)))
    .query(({ ctx, input }) => categoryOptions(ctx.db, documents, input.incluir)),
  ...writing(documents, 'rh', createDocumentCategoriesInput, updateDocumentCategoryInput),
})

const incidents = 'incidente_categoria'
/** These also say how urgent a new incident of them is, and which of them are planned work. */
export const incidentCategoryRouter = router({
  list: procedure('incidentes', 'employee', 'reference')
    .meta({ exports: exportHeads(incidentCategoryList) })
    .input(incidentCategoryList.input)
    .output(answers(pageOf(incidentCategoryRow)))
    .query(({ ctx, input }) => listCategories(ctx.db, incidents, incidentCategoryList, input)),
  get: procedure('incidentes', 'employee', 'reference')
    .input(byId)
    .output(answers(incidentCategoryRow))
    .query(async ({ ctx, input }) => found(await getCategory(ctx.db, incidents, input.id))),
  options: procedure('incidentes', 'employee', 'reference')
    .input(optionsInput)
    .output(answers(z.array(incidentCategoryOption)))
    .query(({ ctx, input }) => categoryOptions(ctx.db, incidents, input.incluir)),
  ...writing(incidents, 'incidentes', createIncidentCategoriesInput, updateIncidentCategoryInput),
})
