import { refusal } from '@intranet/contract/messages/refusals'
import { supplies as text } from '@intranet/contract/messages/supplies'
import type { SetMinimumInput } from '@intranet/contract/operations/supply-products'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { productsOf, squadsOf } from './placing.queries.ts'
import { saveMinimum } from './stock.queries.ts'

/** How little of a product is too little in a squad; null ends the notices. */
export async function setMinimum(db: Database, actor: Actor, input: SetMinimumInput) {
  const [squad] = await squadsOf(db, actor, [input.id_equipe])
  const [product] = await productsOf(db, actor, [input.id_produto])
  if (!squad) throw refusals.invalid({ id_equipe: refusal.noOption })
  if (!product) throw refusals.invalid({ id_produto: refusal.noOption })
  if (squad.id_empresa !== product.id_empresa) throw refusals.field('id_produto', text.otherProvider)
  return saveMinimum(db, input)
}
