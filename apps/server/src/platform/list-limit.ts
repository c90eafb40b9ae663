/** `limit: 0` is all rows of a list, or a refusal: never a list that was cut in silence (docs/platform.md#whole-lists). */
import { MAX_LIMIT } from '@intranet/contract/list'
import { NO_COVERAGE_LIMIT } from '@intranet/contract/sales/no-coverage-words'
import { rest } from '@intranet/contract/messages/list-requests'
import { refusals } from './errors.ts'

/** Rows that one answer holds; an object, so that tests have lists that are too long. */
export const most = { list: MAX_LIMIT, drillDown: NO_COVERAGE_LIMIT }

/** How many rows a statement reads: one more than an answer holds where all are wanted, so that a cut is noticed. */
export const rowsToRead = (limit: number, kept = most.list): number => (limit === 0 ? kept + 1 : limit)

/** Throws 422 where all rows were asked for and one answer does not hold them. */
export function assertWhole(limit: number, rows: readonly unknown[], kept = most.list): void {
  if (limit === 0 && rows.length > kept) throw refusals.invalid({ limit: rest.notAllRows(kept) })
}
