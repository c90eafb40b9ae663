import { saleGetAnswer, saleRow, saleStepAnswer } from '@intranet/contract/desk/sale-answers'
import { createSalesInput, saleList, stepSaleInput, updateSaleInput } from '@intranet/contract/desk/sales'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { remove } from './removal.service.ts'
import { listSales, stagedSales } from './sale.queries.ts'
import { changeSale, createSales, readSale, stepSale } from './sale.service.ts'

export const deskSaleRouter = router({
  ...crud(
    {
      list: saleList,
      row: saleRow,
      one: saleGetAnswer,
      updateInput: updateSaleInput,
      createInput: createSalesInput,
    },
    {
      list: [
        procedure('backoffice', 'read', 'providerRows').meta({ exports: exportHeads(saleList) }),
        listSales,
      ],
      get: [procedure('backoffice', 'read', 'providerRows'), readSale],
      update: [procedure('backoffice', 'create', 'nothing'), changeSale],
      create: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, objects, deps) => createSales(deps, db, actor, objects),
      ],
      remove: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, id) => remove(db, actor, 'bo_venda', id),
      ],
    },
  ),
  stages: procedure('backoffice', 'read', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedSales(ctx.db, ctx.actor), input.id)),
  changeState: procedure('backoffice', 'create', 'nothing')
    .input(stepSaleInput)
    .output(answers(saleStepAnswer))
    .mutation(({ ctx, input }) => stepSale(ctx.deps, ctx.db, ctx.actor, input)),
})
