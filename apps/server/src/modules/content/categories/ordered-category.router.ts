import { orderCategoriesInput, orderedCategorySchemas } from '@intranet/contract/content/category-schemas'
import { exportHeads } from '@intranet/contract/list'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
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
    ...crud(orderedCategorySchemas, {
      list: [
        procedure(module, 'read', 'reference').meta({ exports: exportHeads(orderedCategorySchemas.list) }),
        (db, _actor, input) => listOrderedCategories(db, kind, input),
      ],
      get: [procedure(module, 'read', 'reference'), (db, _actor, id) => getOrderedCategory(db, kind, id)],
      options: [
        procedure(module, 'signedIn', 'reference'),
        (db, _actor, keep) => orderedCategoryOptions(db, kind, keep),
      ],
      create: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, objects) => createOrderedCategories(db, kind, objects),
      ],
      update: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, input) => changeOrderedCategory(db, kind, input),
      ],
      setActive: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, input) => switchOrderedCategories(db, kind, input),
      ],
      remove: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, id) => deleteOrderedCategory(db, kind, id),
      ],
    }),
    order: procedure(module, 'manage', 'nothing')
      .input(orderCategoriesInput)
      .output(answers(z.array(recordId)))
      .mutation(({ ctx, input }) => orderCategories(ctx.db, kind, input.ids)),
  })

export const faqCategoryRouter = orderedCategoryRouter('perguntas_frequentes', {
  table: 'faq_categoria',
  items: 'faq_pergunta',
})
export const handbookCategoryRouter = orderedCategoryRouter('manual', {
  table: 'manual_categoria',
  items: 'manual_artigo',
})
