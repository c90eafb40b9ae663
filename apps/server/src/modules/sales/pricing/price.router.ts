import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord } from '@intranet/contract/answer'
import * as z from 'zod'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import {
  adjustPricesInput,
  createPricesInput,
  currentPricesInput,
  endPriceInput,
  priceList,
  priceRow,
  updatePriceInput,
} from '@intranet/contract/sales/pricing-schemas'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { currentPrices, getPrice, listPrices, removePrice } from './price.queries.ts'
import { changePrice, createPrices, endPrice, raisePrices } from './price.service.ts'

export const priceRouter = router({
  list: procedure('precificacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(priceList) })
    .input(priceList.input)
    .output(answers(pageOf(priceRow)))
    .query(({ ctx, input }) => listPrices(ctx.db, ctx.actor, input)),
  get: procedure('precificacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(priceRow))
    .query(async ({ ctx, input }) => found(await getPrice(ctx.db, ctx.actor, input.id))),
  /** Prices in force of one provider. */
  current: procedure('precificacao', 'read', 'providerRows')
    .input(currentPricesInput)
    .output(answers(z.array(priceRow)))
    .query(({ ctx, input }) => currentPrices(ctx.db, ctx.actor, input)),
  create: procedure('precificacao', 'manage', 'nothing')
    .input(createPricesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createPrices(ctx.db, ctx.actor, input.objects)),
  update: procedure('precificacao', 'manage', 'nothing')
    .input(updatePriceInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changePrice(ctx.db, ctx.actor, input)),
  end: procedure('precificacao', 'manage', 'nothing')
    .input(endPriceInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => endPrice(ctx.db, ctx.actor, input)),
  adjust: procedure('precificacao', 'manage', 'nothing')
    .input(adjustPricesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => raisePrices(ctx.db, ctx.actor, input)),
  remove: procedure('precificacao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removePrice(ctx.db, ctx.actor, input.id)),
})
