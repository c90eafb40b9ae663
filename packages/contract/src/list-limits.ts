/** Numbers of a list's pages, apart from its schemas so that a table can show them without zod. */

/** Largest page of a screen's list; more is 422. 0 means all, up to this number. */
export const MAX_LIMIT = 5000
export const pageSizes = [20, 40, 60, 0] as const

/** How far a screen has a list counted: beyond it the total is "mais de 100.000", which costs the same however many. */
export const COUNTED_ROWS = 100_000
/** The same of the rows with a text, each of which has to be looked at. */
export const COUNTED_MATCHES = 1000

/** What is asked of one page alone: a file has all rows, and the next page may ask otherwise. */
export const inputsOfAPage: readonly string[] = ['limit', 'offset', 'depois', 'contar', 'contar_ate']
