import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import { saleGetAnswer, saleRow, saleStepAnswer } from '@intranet/contract/desk/sale-answers'
import { createSalesInput, saleList, stepSaleInput, updateSaleInput } from '@intranet/contract/desk/sales'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { remove } from './removal.service.ts'
import { listSales } from './sale.queries.ts'
import { changeSale, createSales, readSale, stepSale } from './sale.service.ts'

export const deskSaleRouter = router({
  list: procedure('backoffice', 'read', 'providerRows')
    .meta({ exports: exportHeads(saleList) })
    .input(saleList.input)
    .output(answers(pageOf(saleRow)))
    .query(({ ctx, input }) => listSales(ctx.db, ctx.actor, input)),
  get: procedure('backoffice', 'read', 'providerRows')
    .input(byId)
    .output(answers(saleGetAnswer))
    .query(({ ctx, input }) => readSale(ctx.db, ctx.actor, input.id)),
  create: procedure('backoffice', 'manage', 'nothing')
    .input(createSalesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createSales(ctx.deps, ctx.db, ctx.actor, input.objects)),
  update: procedure('backoffice', 'create', 'nothing')
    .input(updateSaleInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeSale(ctx.db, ctx.actor, input)),
  changeState: procedure('backoffice', 'create', 'nothing')
    .input(stepSaleInput)
    .output(answers(saleStepAnswer))
    .mutation(({ ctx, input }) => stepSale(ctx.deps, ctx.db, ctx.actor, input)),
  remove: procedure('backoffice', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => remove(ctx.db, ctx.actor, 'bo_venda', input.id)),
})
