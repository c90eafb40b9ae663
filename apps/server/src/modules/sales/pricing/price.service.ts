import { todayInBrazil } from '@intranet/contract/today'
import { refusal } from '@intranet/contract/messages/refusals'
import { pricing as text } from '@intranet/contract/messages/registries'
import {
  priceErrors,
  type AdjustPricesInput,
  type EndPriceInput,
  type PriceFields,
  type UpdatePriceInput,
} from '@intranet/contract/sales/pricing-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertAllFound, found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import {
  adjustPrices,
  getPrice,
  insertPrices,
  microregionProviders,
  pricesAmong,
  updatePrice,
} from './price.queries.ts'

/** A micro-region is the price's own provider's, or the whole group's. */
async function assertMicroregions(
  db: Database,
  rows: readonly Pick<PriceFields, 'id_empresa' | 'id_microrregiao'>[],
): Promise<void> {
  const wanted = rows.flatMap(({ id_microrregiao }) => id_microrregiao ?? [])
  if (!wanted.length) return
  const owners = new Map((await microregionProviders(db, wanted)).map((row) => [row.id, row.id_empresa]))
  for (const { id_empresa, id_microrregiao } of rows) {
    if (!id_microrregiao) continue
    const owner = owners.get(id_microrregiao)
    if (owner === undefined) throw refusals.invalid({ id_microrregiao: refusal.noOption })
    if (owner !== null && owner !== id_empresa) throw refusals.invalid({ id_microrregiao: text.microregion })
  }
}

export async function createPrices(db: Database, actor: Actor, objects: PriceFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  await assertMicroregions(db, objects)
  return insertPrices(db, actor, objects)
}

/** Changes a price; the rules are asked of what it will be. */
export async function changePrice(db: Database, actor: Actor, input: UpdatePriceInput) {
  const { id, updated_at: _, ...change } = input
  assertProvider(actor, change.id_empresa)
  await holdRecord(db, 'precificacao', id)
  const whole = { ...found(await getPrice(db, actor, id)), ...change }
  assertNoErrors(priceErrors(whole))
  await assertMicroregions(db, [whole])
  return updatePrice(db, actor, input)
}

/** "Encerrar": sets the last day of a price, today by default. */
export async function endPrice(db: Database, actor: Actor, { id, updated_at, vigencia_fim }: EndPriceInput) {
  await holdRecord(db, 'precificacao', id)
  const price = found(await getPrice(db, actor, id))
  if (price.situacao === 'encerrada') throw new AppError('conflict', text.ended)
  const last = vigencia_fim ?? todayInBrazil()
  if (last < price.vigencia_inicio) throw refusals.invalid({ vigencia_fim: text.endBeforeStart })
  return updatePrice(db, actor, { id, updated_at, vigencia_fim: last })
}

/** "Reajustar %": present prices end the day before and continue higher or lower. All of them or none. */
export async function raisePrices(db: Database, actor: Actor, input: AdjustPricesInput) {
  if (input.vigencia_inicio <= todayInBrazil())
    throw refusals.invalid({ vigencia_inicio: text.adjustmentPast })
  assertAllFound(input.ids, await pricesAmong(db, actor, input.ids))
  const created = await adjustPrices(db, actor, input)
  if (created.length < input.ids.length) throw refusals.invalid({ ids: text.adjustmentStarted })
  return created
}
