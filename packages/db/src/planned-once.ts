/** Statements that a connection plans once, because they are asked all day and one plan serves all their values. */
import { sql } from 'kysely'
import { hash } from 'node:crypto'

/** Stands at the head of such a statement, or behind its `select`; this is the form for statements written whole. */
export const PLANNED_ONCE = '/* planned once */'

/**
 * The mark for statements that are put together. For statements of few forms, each of which every connection keeps;
 * not for lists, whose best plan hangs on what is sought: planned once, they lost 40 %.
 */
export const plannedOnce = sql.raw(PLANNED_ONCE)

const MARKED = [PLANNED_ONCE, `select ${PLANNED_ONCE}`]
/** The name of each marked statement; none once a migration changed what it reads under a connection's plan. */
const names = new Map<string, string | undefined>()

/** The same in every process: a pooler between them may hand one's connection to another. */
export const nameOf = (text: string): string => hash('sha256', text).slice(0, 40)

/** The name by which connections keep a marked statement. */
export function plannedName(text: string): string | undefined {
  if (!MARKED.some((head) => text.startsWith(head))) return undefined
  if (!names.has(text)) names.set(text, nameOf(text))
  return names.get(text)
}

/** From now on this process plans the statement at each question, if it is a marked one. */
export const planAnew = (text: string): void => void (names.has(text) && names.set(text, undefined))
