import { createdRecords, money, pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  advanceAllInput,
  advanceInput,
  checkOrderInput,
  closeLotInput,
  dashboardInput,
  editOrderInput,
  movementList,
  registerMovementsInput,
} from '@intranet/contract/operations/supplies'
import {
  advanceAllAnswer,
  advanceAnswer,
  checkOrderAnswer,
  closeLotAnswer,
  dashboardAnswer,
  movementGetAnswer,
  movementRow,
} from '@intranet/contract/operations/supplies-answers'
import {
  productList,
  productOptionsAnswer,
  productOptionsInput,
  productRow,
  setMinimumAnswer,
  setMinimumInput,
  stockList,
  stockRow,
  updateProductInput,
  valueList,
  valueRow,
  valueTotalsAnswer,
  valueTotalsInput,
} from '@intranet/contract/operations/supply-products'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { readDashboard } from './dashboard.queries.ts'
import { listMovements } from './movement.queries.ts'
import {
  advance,
  advanceAll,
  closeLot,
  checkOrder,
  editOrder,
  readMovement,
  registerMovements,
} from './movement.service.ts'
import {
  getProduct,
  listProducts,
  listValues,
  productOptions,
  totalValues,
  updateProduct,
} from './product.queries.ts'
import { listStock } from './stock.queries.ts'
import { setMinimum } from './stock.service.ts'

export const suppliesRouter = router({
  ...crud(
    { list: movementList, row: movementRow, one: movementGetAnswer },
    {
      list: [
        procedure('suprimentos', 'read', 'providerRows').meta({ exports: exportHeads(movementList) }),
        listMovements,
      ],
      get: [procedure('suprimentos', 'read', 'providerRows'), readMovement],
    },
  ),
  register: procedure('suprimentos', 'create', 'nothing')
    .input(registerMovementsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => registerMovements(ctx.db, ctx.actor, input.objects)),
  advance: procedure('suprimentos', 'create', 'nothing')
    .input(advanceInput)
    .output(answers(advanceAnswer))
    .mutation(({ ctx, input }) => advance(ctx.db, ctx.actor, input)),
  advanceAll: procedure('suprimentos', 'create', 'nothing')
    .input(advanceAllInput)
    .output(answers(advanceAllAnswer))
    .mutation(({ ctx, input }) => advanceAll(ctx.db, ctx.actor, input)),
  editOrder: slowProcedure('suprimentos', 'create', 'nothing')
    .input(editOrderInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => editOrder(ctx.deps, ctx.actor, ctx.write, input)),
  checkOrder: slowProcedure('suprimentos', 'create', 'nothing')
    .input(checkOrderInput)
    .output(answers(checkOrderAnswer))
    .mutation(({ ctx, input }) => checkOrder(ctx.deps, ctx.actor, ctx.write, input)),
  closeLot: procedure('suprimentos', 'manage', 'nothing')
    .input(closeLotInput)
    .output(answers(closeLotAnswer))
    .mutation(({ ctx, input }) => closeLot(ctx.db, ctx.actor, input)),
  dashboard: procedure('suprimentos', 'read', 'figures')
    .meta(readsWide)
    .input(dashboardInput)
    .output(answers(dashboardAnswer))
    .query(({ ctx, input }) => readDashboard(ctx.db, ctx.actor, input)),
})

export const supplyProductRouter = router({
  ...crud(
    {
      list: productList,
      row: productRow,
      one: productRow.extend({ valor_unitario: money }),
      updateInput: updateProductInput,
      options: productOptionsAnswer,
      optionsInput: productOptionsInput,
    },
    {
      list: [
        procedure('suprimentos', 'read', 'providerRows').meta({ exports: exportHeads(productList) }),
        listProducts,
      ],
      /** With its value, which readers do not see. */
      get: [procedure('suprimentos', 'create', 'providerRows'), getProduct],
      update: [procedure('suprimentos', 'manage', 'nothing'), updateProduct],
      options: [procedure('suprimentos', 'read', 'providerRows'), productOptions],
    },
  ),
  values: procedure('suprimentos', 'manage', 'providerRows')
    .meta({ exports: exportHeads(valueList), ...readsWide })
    .input(valueList.input)
    .output(answers(pageOf(valueRow)))
    .query(({ ctx, input }) => listValues(ctx.db, ctx.actor, input)),
  valueTotals: procedure('suprimentos', 'manage', 'figures')
    .meta(readsWide)
    .input(valueTotalsInput)
    .output(answers(valueTotalsAnswer))
    .query(({ ctx, input }) => totalValues(ctx.db, ctx.actor, input)),
  stock: procedure('suprimentos', 'read', 'providerRows')
    .meta({ exports: exportHeads(stockList) })
    .input(stockList.input)
    .output(answers(pageOf(stockRow)))
    .query(({ ctx, input }) => listStock(ctx.db, ctx.actor, input)),
  setMinimum: procedure('suprimentos', 'manage', 'nothing')
    .input(setMinimumInput)
    .output(answers(setMinimumAnswer))
    .mutation(({ ctx, input }) => setMinimum(ctx.db, ctx.actor, input)),
})
