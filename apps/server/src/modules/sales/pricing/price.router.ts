import { answers } from '../../../platform/procedure/answers.ts'
import { createdRecords, savedRecord } from '@intranet/contract/answer'
import * as z from 'zod'
import { exportHeads } from '@intranet/contract/list'
import {
  adjustPricesInput,
  createPricesInput,
  currentPricesInput,
  endPriceInput,
  priceList,
  priceRow,
  updatePriceInput,
} from '@intranet/contract/sales/pricing-schemas'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { currentPrices, getPrice, listPrices, removePrice } from './price.queries.ts'
import { changePrice, createPrices, endPrice, raisePrices } from './price.service.ts'

export const priceRouter = router({
  ...crud(
    { list: priceList, row: priceRow, createInput: createPricesInput, updateInput: updatePriceInput },
    {
      list: [
        procedure('precificacao', 'read', 'providerRows').meta({ exports: exportHeads(priceList) }),
        listPrices,
      ],
      get: [procedure('precificacao', 'read', 'providerRows'), getPrice],
      create: [procedure('precificacao', 'manage', 'nothing'), createPrices],
      update: [procedure('precificacao', 'manage', 'nothing'), changePrice],
      remove: [procedure('precificacao', 'manage', 'nothing'), removePrice],
    },
  ),
  /** Prices in force of one provider. */
  current: procedure('precificacao', 'read', 'providerRows')
    .input(currentPricesInput)
    .output(answers(z.array(priceRow)))
    .query(({ ctx, input }) => currentPrices(ctx.db, ctx.actor, input)),
  end: procedure('precificacao', 'manage', 'nothing')
    .input(endPriceInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => endPrice(ctx.db, ctx.actor, input)),
  adjust: procedure('precificacao', 'manage', 'nothing')
    .input(adjustPricesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => raisePrices(ctx.db, ctx.actor, input)),
})
