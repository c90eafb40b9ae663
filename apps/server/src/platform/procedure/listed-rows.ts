/** Records of a list by their ids, as the list answers them to the same caller. */
import { MOST_VALUES } from '@intranet/contract/list-condition'
import type { AnyProcedure } from '@trpc/server'
import { callProcedure } from './caller.ts'
import type { Context } from './context.ts'
import { pathOf } from './inputs.ts'

/** Ids in parts of which each fits into one condition. */
export const partsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_VALUES) }, (_, part) =>
    ids.slice(part * MOST_VALUES, (part + 1) * MOST_VALUES),
  )

/**
 * The rows of one part. The procedure itself says who may, what is masked, and records what is read of people. `asks` is
 * what the list is asked for all records.
 */
export async function listedRows<Row extends { id: number }>(
  ctx: Context,
  list: AnyProcedure,
  ids: readonly number[],
  asks?: object,
): Promise<Row[]> {
  const input = { ...asks, filtro: { id: { _in: ids } }, limit: ids.length, contar: false }
  const page = (await callProcedure(list, pathOf(list), ctx, () => input)) as { dados: Row[] }
  return page.dados
}
