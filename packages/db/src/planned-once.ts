/** Statements that a connection plans once, because they are asked all day and one plan serves all their values. */
import { sql } from 'kysely'
import { hash } from 'node:crypto'

const MARK = '/* planned once */'

/**
 * Stands at the head of such a statement, or behind its `select`. For statements of few forms, each of which every connection keeps;
 * not for lists, whose best plan hangs on what is sought: planned once, they lost 40 %.
 */
export const plannedOnce = sql.raw(MARK)

const MARKED = [MARK, `select ${MARK}`]
const names = new Map<string, string>()
/** What a migration changed under a connection that had planned it. */
const changed = new Set<string>()

/**
 * The name by which connections keep a marked statement. The same in every process: a pooler between them may hand
 * one's connection to another.
 */
export function plannedName(text: string): string | undefined {
  if (!MARKED.some((head) => text.startsWith(head)) || changed.has(text)) return undefined
  const known = names.get(text)
  if (known) return known
  const name = hash('sha256', text).slice(0, 40)
  names.set(text, name)
  return name
}

/** From now on this process plans the statement at each question. */
export const planAnew = (text: string): void => void changed.add(text)
