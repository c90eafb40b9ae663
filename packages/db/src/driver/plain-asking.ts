/** How one connection asks PostgreSQL without any of our speed: by pg's own promises and rows. */
import type { PoolClient } from 'pg'
import type { Waiting } from './waiting.ts'

/** How one connection is to ask. */
export interface Asking {
  waiting: Waiting
  /** Said in place of `begin`. */
  onBegin?: string
}

/** What stays is what has nothing to do with speed: how long an answer is waited for, and what a transaction begins with. */
export function askPlainly(client: PoolClient, { waiting, onBegin }: Asking): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  async function ask(given: unknown[]): Promise<unknown> {
    waiting.asked(given[0])
    try {
      return await query(...(onBegin && given[0] === 'begin' ? [onBegin] : given))
    } finally {
      waiting.answered()
    }
  }
  client.query = ((...given: unknown[]) => {
    const [config] = given
    const runsItself = typeof config === 'object' && config !== null && 'submit' in config
    return runsItself || typeof given.at(-1) === 'function' ? query(...given) : ask(given)
  }) as typeof client.query
}
