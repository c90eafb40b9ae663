/** How one connection asks PostgreSQL without any of our speed: by pg's own promises and rows. */
import type { PoolClient } from 'pg'
import type { Waiting } from './waiting.ts'

/** How one connection is to ask. */
export interface Asking {
  waiting: Waiting
  /** Said in place of `begin`. */
  onBegin?: string
  /** Said in place of `commit`. */
  onCommit?: string
}

/** What is sent for a statement: the begin and the end of a transaction may say more. */
export function saidFor(text: unknown, { onBegin, onCommit }: Pick<Asking, 'onBegin' | 'onCommit'>): unknown {
  if (text === 'begin') return onBegin ?? text
  return text === 'commit' ? (onCommit ?? text) : text
}

type Query = (...given: unknown[]) => unknown

/** Lets a connection ask by `ask`, but for queries of pg that run by themselves or answer a callback. */
export function askBy(client: PoolClient, query: Query, ask: (given: unknown[]) => unknown): void {
  client.query = ((...given: unknown[]) => {
    const [config] = given
    const runsItself = typeof config === 'object' && config !== null && 'submit' in config
    return runsItself || typeof given.at(-1) === 'function' ? query(...given) : ask(given)
  }) as typeof client.query
}

/** What stays is what has nothing to do with speed: how long an answer is waited for, and what a transaction begins with. */
export function askPlainly(client: PoolClient, { waiting, ...said }: Asking): void {
  const query = client.query.bind(client) as Query
  async function ask(given: unknown[]): Promise<unknown> {
    waiting.asked(given[0])
    try {
      const text = saidFor(given[0], said)
      return await query(...(text === given[0] ? given : [text]))
    } finally {
      waiting.answered()
    }
  }
  askBy(client, query, ask)
}
