import { wholePrice } from '@intranet/contract/sales/pricing-schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { removePrice } from './price.queries.ts'
import { createPrices } from './price.service.ts'

export const priceSheet = defineSheet({
  entidade: 'pricing',
  table: 'precificacao',
  schema: wholePrice,
  save: (db, actor, fields) => createPrices(db, actor, [fields]),
  remove: removePrice,
})
