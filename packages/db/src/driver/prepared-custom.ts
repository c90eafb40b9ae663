/**
 * Statements that a connection parses once and plans for the values of each call: lists, whose best plan depends on
 * the filter. Parsing a list of sixty columns needs a tenth of PostgreSQL's time to answer it.
 */
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { nameOf } from './prepared-generic.ts'

const MARK = '/* parsed once */'

/** The mark for such statements, behind their `select`. */
export const preparedCustom = sql.raw(MARK)

/** PostgreSQL plans a named statement for its values five times, then may take one plan for all (PREPARE, Notes). */
const CUSTOM_PLANS = 5
/** How many a connection keeps, each some hundred KB of its memory in PostgreSQL: those asked last. */
const MOST_KEPT = 16

/** The part of pg's connection that knows its named statements. */
interface Wire {
  parsedStatements: Record<string, string>
  close(statement: { type: 'S'; name: string }): void
}

/** What one connection keeps. */
export class PreparedCustom {
  readonly #wire: Wire
  /** How often each may still be executed before it is parsed again; the most recently used one is last. */
  readonly #left = new Map<string, { name: string; left: number }>()

  constructor(client: PoolClient) {
    this.#wire = (client as unknown as { connection: Wire }).connection
  }

  /** The name for sending `text`; only while no other statement is running, because an earlier one may be closed. */
  take(text: string): string | undefined {
    if (!text.startsWith(`select ${MARK}`)) return undefined
    const known = this.#left.get(text)
    if (known && known.left > 0) {
      known.left -= 1
      this.#left.delete(text)
      this.#left.set(text, known)
      return known.name
    }
    if (known) this.forget(text)
    else if (this.#left.size === MOST_KEPT) this.forget(this.#left.keys().next().value!)
    const name = nameOf(text)
    this.#left.set(text, { name, left: CUSTOM_PLANS - 1 })
    return name
  }

  forget(text: string): void {
    const known = this.#left.get(text)
    if (!known) return
    this.#left.delete(text)
    delete this.#wire.parsedStatements[known.name]
    this.#wire.close({ type: 'S', name: known.name })
  }
}
