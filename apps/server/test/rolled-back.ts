/** One connection whose every write is undone: what commits inside comes back as a savepoint of one transaction. */
import { createDatabase, type Connection } from '@intranet/db/connection'
import { Kysely, PostgresDialect } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

export interface RolledBack {
  connection: Connection
  /** Runs `work`, whose statements all go through `connection`, and undoes what it wrote. */
  undone<T>(work: () => Promise<T>): Promise<T>
  /** How often somebody asked for another connection while their transaction had one: ten at once would wait for ever. */
  nested(): number
}

type Ask = (text: unknown, values?: unknown) => Promise<unknown>

const NOTHING = { command: '', rowCount: 0, rows: [] }
const SAYS_WHO = /^select set_config\('app\.user_id'/

/** Whose transaction one is in: work that runs beside it has its own. */
const around = new AsyncLocalStorage<{ open: boolean }>()

/** What one borrower of the connection does: transactions within become savepoints. */
function borrowed(ask: Ask) {
  const self = { open: false }
  /** The begin, and who acts: kept back until something else is asked, since most of the walks' writes are refused. */
  let waiting: [text: unknown, values?: unknown][] = []
  // Each asked in one go: the walks begin and end some 50,000 transactions.
  const said: Record<string, string> = {
    begin: 'savepoint own',
    // What a commit would find out is found out here.
    commit: 'set constraints all immediate; set constraints all deferred; release savepoint own',
    rollback: 'rollback to savepoint own; release savepoint own',
  }
  async function query(text: unknown, values?: unknown): Promise<unknown> {
    // `rollback to savepoint` ends nothing.
    const word =
      typeof text === 'string' ? /^(begin|start transaction|commit|rollback)\b(?! to)/.exec(text)?.[1] : ''
    if (word) {
      self.open = word === 'begin' || word === 'start transaction'
      // For the caller, too: nothing was awaited since they did.
      if (self.open) {
        around.enterWith(self)
        waiting = [[said.begin]]
        return NOTHING
      }
      const none = waiting.length > 0
      waiting = []
      return none ? NOTHING : ask(said[word])
    }
    if (self.open && waiting.length === 1 && SAYS_WHO.test(String(text))) {
      waiting.push([text, values])
      return NOTHING
    }
    if (self.open) {
      const before = waiting
      waiting = []
      for (const given of before) await ask(...given)
      return ask(text, values)
    }
    // Alone it would be a separate transaction: its failure may undo nothing but itself.
    // A later one of the same name hides it; the end of the transaction releases them all.
    await ask('savepoint alone')
    try {
      return await ask(text, values)
    } catch (error) {
      await ask('rollback to savepoint alone')
      throw error
    }
  }
  return { query, release() {} }
}

/** Opens the connection on `url`. Once a test file; `connection.close` ends it. */
export async function rolledBack(url: string): Promise<RolledBack> {
  const real = createDatabase(url, { max: 1 })
  const client = await real.pool.connect()
  let last: Promise<unknown> = Promise.resolve()
  const ask: Ask = (text, values) => {
    const asked = last.then(() => client.query(text as string, values as unknown[]))
    last = asked.catch(() => {})
    return asked
  }
  let nested = 0
  const lend = (counted: boolean) => {
    if (counted && around.getStore()?.open) nested += 1
    return borrowed(ask)
  }
  const poolOf = (counted: boolean) =>
    ({
      options: real.pool.options,
      connect: async () => lend(counted) as unknown as PoolClient,
      query: (text: unknown, values?: unknown) => lend(counted).query(text, values),
      end: async () => {},
    }) as unknown as Pool
  const pool = poolOf(true)
  async function close(): Promise<void> {
    client.release()
    await real.close()
  }
  const over = (lent: Pool) =>
    new Kysely({ dialect: new PostgresDialect({ pool: lent }) }) as Connection['db']
  const db = over(pool)
  return {
    connection: {
      db,
      reserve: over(poolOf(false)),
      of: () => db,
      pool,
      lend: { ordinary: () => pool.connect(), urgent: () => pool.connect() },
      drop: () => {},
      close,
    },
    nested: () => nested,
    async undone(work) {
      await client.query('begin')
      try {
        return await work()
      } finally {
        await last
        await client.query('rollback')
      }
    },
  }
}
