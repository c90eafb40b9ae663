/** Statements that a connection plans once, because they are asked all day and one plan serves all their values. */
import { sql } from 'kysely'
import { hash } from 'node:crypto'

/**
 * The mark at the start of such a statement, or after its `select`; this is the form for statements written in one
 * piece.
 */
export const PREPARED_GENERIC = '/* planned once */'

/**
 * The mark for statements built from parts. For statements with few forms, since every connection keeps each form;
 * not for lists, whose best plan depends on the filter: planned once, they were 40 % slower.
 */
export const preparedGeneric = sql.raw(PREPARED_GENERIC)

const MARKED = [PREPARED_GENERIC, `select ${PREPARED_GENERIC}`]
/** The name of each marked statement; none after a migration has changed its tables while a connection has a plan. */
const names = new Map<string, string | undefined>()

/** The same in every process: a pooler may pass the connection of one to another. */
export const nameOf = (text: string): string => hash('sha256', text).slice(0, 40)

/** The name by which connections keep a marked statement. */
export function plannedName(text: string): string | undefined {
  if (!MARKED.some((head) => text.startsWith(head))) return undefined
  if (!names.has(text)) names.set(text, nameOf(text))
  return names.get(text)
}

/** From now on this process plans the statement at each call, if it is a marked one. */
export const replan = (text: string): void => void (names.has(text) && names.set(text, undefined))
