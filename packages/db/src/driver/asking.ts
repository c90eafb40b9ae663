/** How one connection asks PostgreSQL: by callbacks, under names where that pays, and never without end. */
import { Query, type PoolClient } from 'pg'
import { askBy, saidFor, type Asking } from './plain-asking.ts'
import type { PreparedCustom } from './prepared-custom.ts'
import { replan, plannedName } from './prepared-generic.ts'
import { readRowsByKind } from './row-reader.ts'
import { valueTypes } from './value-types.ts'

/**
 * What only asking under a name brings: feature_not_supported ("cached plan must not change result type"), and
 * invalid_sql_statement_name and duplicate_prepared_statement (pg and the server no longer agree on what is kept).
 */
const OF_THE_NAME = new Set(['0A000', '26000', '42P05'])
/** in_failed_sql_transaction. */
const TRANSACTION_LOST = '25P02'

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

interface FastAsking extends Asking {
  /** What the connection keeps parsed; none behind a pooler. */
  parsed: PreparedCustom | undefined
}

/**
 * pg's own promises make the query themselves: by a callback it is ours, with a name and a reader of its rows
 * (docs/driver.md). An error says who asked, as with pg's own.
 */
export function answerByCallback(client: PoolClient, { parsed, waiting, ...said }: FastAsking): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  let underWay = 0
  function send(given: unknown[], name?: string) {
    return new Promise((done, fail) => {
      let open = true
      // pg answers twice when it cannot write a value.
      const answer = (error: Error | null | undefined, found: unknown) => {
        if (!open) return
        open = false
        underWay -= 1
        waiting.answered()
        if (error) fail(error)
        else done(found)
      }
      const [asIs, values] = given as [string, unknown[]]
      const asked = new Query(saidFor(asIs, said) as string, values, answer)
      readRowsByKind(asked, valueTypes)
      underWay += 1
      waiting.asked(asIs)
      // A name could be passed with the text, but pg copies such an object slowly.
      query(name ? Object.assign(asked, { name }) : asked)
    })
  }
  /** Repeats it without a name; if that fails because the transaction is lost, the first error says more. */
  async function askUnnamed(given: unknown[], before: unknown): Promise<unknown> {
    replan(given[0] as string)
    parsed?.forget(given[0] as string)
    try {
      return await send(given)
    } catch (error) {
      throw codeOf(error) === TRANSACTION_LOST ? before : error
    }
  }
  function nameOf(text: unknown): string | undefined {
    if (typeof text !== 'string') return undefined
    return plannedName(text) ?? (underWay ? undefined : parsed?.take(text))
  }
  async function ask(given: unknown[]): Promise<unknown> {
    const name = nameOf(given[0])
    try {
      return await send(given, name)
    } catch (error) {
      if (name && OF_THE_NAME.has(codeOf(error))) return askUnnamed(given, error)
      Error.captureStackTrace(error as Error)
      throw error
    }
  }
  askBy(client, query, ask)
}
