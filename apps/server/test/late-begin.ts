/** Transactions that begin with their first statement: one that ends without any asks PostgreSQL nothing. */
import type { Pool, PoolClient } from 'pg'

type Ask = (...given: unknown[]) => unknown

const NOTHING = { command: '', rowCount: 0, rows: [] }
const SAYS_WHO = /^select set_config\('app\.user_id'/

/** `ask`, with the begin and who acts kept back until something else is asked in that transaction. */
function lateBegin(ask: Ask): Ask {
  let waiting: unknown[][] = []
  async function afterBegin(given: unknown[]): Promise<unknown> {
    const before = waiting
    waiting = []
    if (given[0] === 'rollback' || given[0] === 'commit') return NOTHING
    for (const one of before) await ask(...one)
    return ask(...given)
  }
  return (...given) => {
    if (given[0] === 'begin' || (waiting.length > 0 && SAYS_WHO.test(String(given[0])))) {
      waiting.push(given)
      return Promise.resolve(NOTHING)
    }
    // Outside transactions the pool itself asks by callbacks, too.
    return waiting.length > 0 ? afterBegin(given) : ask(...given)
  }
}

/** For walks whose calls are nearly all refused before their first statement. Before the pool is used. */
export function beginLate(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    client.query = lateBegin(client.query.bind(client) as Ask) as typeof client.query
  })
}
