import {
  createOrderedCategoriesInput,
  orderCategoriesInput,
  orderedCategoryList,
  updateOrderedCategoryInput,
} from '@intranet/contract/content/ordered-category'
import { categoryOption, orderedCategoryRow } from '@intranet/contract/content/category-answers'
import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, recordId, setActiveInput } from '@intranet/contract/record'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  getOrderedCategory,
  listOrderedCategories,
  orderedCategoryOptions,
  switchOrderedCategories,
  type OrderedCategories,
} from './ordered-category.queries.ts'
import {
  changeOrderedCategory,
  createOrderedCategories,
  deleteOrderedCategory,
  orderCategories,
} from './ordered-category.service.ts'

/** The categories of a module whose gestor keeps them. */
const orderedCategoryRouter = (module: 'perguntas_frequentes' | 'manual', kind: OrderedCategories) =>
  router({
    list: procedure(module, 'read', 'reference')
      .meta({ exports: exportHeads(orderedCategoryList) })
      .input(orderedCategoryList.input)
      .output(answers(pageOf(orderedCategoryRow)))
      .query(({ ctx, input }) => listOrderedCategories(ctx.db, kind, input)),
    get: procedure(module, 'read', 'reference')
      .input(byId)
      .output(answers(orderedCategoryRow))
      .query(async ({ ctx, input }) => found(await getOrderedCategory(ctx.db, kind, input.id))),
    options: procedure(module, 'signedIn', 'reference')
      .input(optionsInput)
      .output(answers(z.array(categoryOption)))
      .query(({ ctx, input }) => orderedCategoryOptions(ctx.db, kind, input.incluir)),
    create: procedure(module, 'manage', 'nothing')
      .input(createOrderedCategoriesInput)
      .output(answers(createdRecords))
      .mutation(({ ctx, input }) => createOrderedCategories(ctx.db, kind, input.objects)),
    update: procedure(module, 'manage', 'nothing')
      .input(updateOrderedCategoryInput)
      .output(answers(savedRecord))
      .mutation(({ ctx, input }) => changeOrderedCategory(ctx.db, kind, input)),
    order: procedure(module, 'manage', 'nothing')
      .input(orderCategoriesInput)
      .output(answers(z.array(recordId)))
      .mutation(({ ctx, input }) => orderCategories(ctx.db, kind, input.ids)),
    setActive: procedure(module, 'manage', 'nothing')
      .input(setActiveInput)
      .output(answers(switchedRecords))
      .mutation(({ ctx, input }) => switchOrderedCategories(ctx.db, kind, input)),
    remove: procedure(module, 'manage', 'nothing')
      .input(byId)
      .output(answers(nothing))
      .mutation(({ ctx, input }) => deleteOrderedCategory(ctx.db, kind, input.id)),
  })

export const faqCategoryRouter = orderedCategoryRouter('perguntas_frequentes', {
  table: 'faq_categoria',
  items: 'faq_pergunta',
})
export const handbookCategoryRouter = orderedCategoryRouter('manual', {
  table: 'manual_categoria',
  items: 'manual_artigo',
})
