/** Numbers of a list's pages, apart from its schemas so that a table can show them without zod. */

/** Largest page of a screen's list; more is 422. 0 means all, up to this number. */
export const MAX_LIMIT = 5000
export const pageSizes = [20, 40, 60, 0] as const
