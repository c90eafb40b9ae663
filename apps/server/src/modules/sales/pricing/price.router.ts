import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import {
  adjustPricesInput,
  createPricesInput,
  currentPricesInput,
  endPriceInput,
  priceList,
  updatePriceInput,
} from '@intranet/contract/sales/pricing'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { currentPrices, getPrice, listPrices, removePrice } from './price.queries.ts'
import { changePrice, createPrices, endPrice, raisePrices } from './price.service.ts'

export const priceRouter = router({
  list: procedure('precificacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(priceList) })
    .input(priceList.input)
    .query(({ ctx, input }) => listPrices(ctx.db, ctx.actor, input)),
  get: procedure('precificacao', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getPrice(ctx.db, ctx.actor, input.id))),
  /** Prices in force of one provider. */
  current: procedure('precificacao', 'read', 'providerRows')
    .input(currentPricesInput)
    .query(({ ctx, input }) => currentPrices(ctx.db, ctx.actor, input)),
  create: procedure('precificacao', 'manage', 'nothing')
    .input(createPricesInput)
    .mutation(({ ctx, input }) => createPrices(ctx.db, ctx.actor, input.objects)),
  update: procedure('precificacao', 'manage', 'nothing')
    .input(updatePriceInput)
    .mutation(({ ctx, input }) => changePrice(ctx.db, ctx.actor, input)),
  end: procedure('precificacao', 'manage', 'nothing')
    .input(endPriceInput)
    .mutation(({ ctx, input }) => endPrice(ctx.db, ctx.actor, input)),
  adjust: procedure('precificacao', 'manage', 'nothing')
    .input(adjustPricesInput)
    .mutation(({ ctx, input }) => raisePrices(ctx.db, ctx.actor, input)),
  remove: procedure('precificacao', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removePrice(ctx.db, ctx.actor, input.id)),
})
