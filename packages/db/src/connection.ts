import { Kysely, PostgresDialect } from 'kysely'
import { Pool, Query, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg'
import { ParsedOnce } from './parsed-once.ts'
import { planAnew, plannedName } from './planned-once.ts'
import { readRowsByKind } from './row-reader.ts'
import type { DB } from './schema.ts'

/** The typed database: the pool, or a transaction of it. */
export type Database = Kysely<DB>

export type Connection = {
  db: Database
  pool: Pool
  /** Resolves when every socket is really closed: only then may the server be stopped. */
  close: () => Promise<void>
}

const { DATE, INT8, TEXT, TIMESTAMPTZ } = pgTypes.builtins
const TEXT_ARRAY = 1009 as typeof TEXT
const readTexts = pgTypes.getTypeParser(TEXT_ARRAY) as (value: string) => (string | null)[]

const readMoment = pgTypes.getTypeParser(TIMESTAMPTZ) as (value: string) => unknown

/** The engine reads a moment in a third of the time; what it cannot read (infinity, odd years) goes the long way. */
function fastMoment(value: string): unknown {
  const moment = /^[12]/.test(value) ? new Date(value) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : readMoment(value)
}

/**
 * What only asking under a name brings: feature_not_supported ("cached plan must not change result type") and
 * invalid_sql_statement_name (pg and the server no longer agree on what is kept).
 */
const OF_THE_NAME = new Set(['0A000', '26000'])
/** in_failed_sql_transaction. */
const TRANSACTION_LOST = '25P02'

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** Parsers by type number; the arrays too, because pg reads numeric[] as floats and int8[] as text. */
const parsers = new Map<number, (value: string) => unknown>([
  // A day without a time zone cannot shift.
  [DATE, pgTypes.getTypeParser(TEXT)],
  [1182, readTexts],
  [TIMESTAMPTZ, fastMoment],
  [INT8, Number],
  [1016, (value) => readTexts(value).map((entry) => (entry === null ? null : Number(entry)))],
  // numeric stays text by default: money is no float.
  [1231, readTexts],
])

/** Asked for every column of every answer; pg's own search takes a third of reading a wide row. */
function parserOf(oid: number): (value: string) => unknown {
  const known = parsers.get(oid)
  if (known) return known
  const parser = pgTypes.getTypeParser(oid) as (value: string) => unknown
  parsers.set(oid, parser)
  return parser
}

const types: CustomTypesConfig = {
  // Answers come as text: nobody here asks pg for the binary form.
  getTypeParser: parserOf as unknown as typeof pgTypes.getTypeParser,
}

/**
 * pg's own promises keep every answer reachable until a full collection: an export of 60,000 rows left 250 MB, and small
 * collections took 200 ms instead of one. By callbacks they die young. An error tells who asked, as with pg's own.
 */
function answerByCallback(client: PoolClient, parsed: ParsedOnce | undefined): void {
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
        if (error) fail(error)
        else done(found)
      }
      const [text, values] = given as [string, unknown[]]
      const asked = new Query(text, values, answer)
      readRowsByKind(asked, types)
      underWay += 1
      // A name could be given with the text, but pg copies such an object slowly.
      query(name ? Object.assign(asked, { name }) : asked)
    })
  }
  /** Once more, without a name; what a lost transaction answers to that tells less than what lost it. */
  async function askUnnamed(given: unknown[], before: unknown): Promise<unknown> {
    planAnew(given[0] as string)
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
  client.query = ((...given: unknown[]) => {
    const [config] = given
    const runsItself = typeof config === 'object' && config !== null && 'submit' in config
    return runsItself || typeof given.at(-1) === 'function' ? query(...given) : ask(given)
  }) as typeof client.query
}

/** A new connection reads catalogs and plans again: after a short break people would wait for that. */
const IDLE_MS = 5 * 60_000

export interface PoolOptions {
  /** Connections; 10 unless told. */
  max?: number
  /** A pooler shares one connection among several of ours: how often a named statement ran is not ours to know. */
  behindPooler?: boolean
}

/** Opens a pool on `url`. 5 s to get a connection; each is kept for five idle minutes. */
export function createDatabase(url: string, options: PoolOptions = {}): Connection {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types,
  })
  const open = new Set<Promise<unknown>>()
  pool.on('connect', (client) => {
    // pool.end() may resolve while sockets still close.
    const ended = new Promise<void>((done) => client.once('end', done)).finally(() => open.delete(ended))
    open.add(ended)
    // Nor may one that breaks while it is lent out, between two statements of a transaction.
    client.on('error', () => {})
    answerByCallback(client, options.behindPooler ? undefined : new ParsedOnce(client))
  })
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  async function end(): Promise<void> {
    await db.destroy()
    // Kysely ends a pool that it has used itself, and no other.
    if (!pool.ending) await pool.end()
    await Promise.all(open)
  }
  const close = () => (closing ??= end())
  return { db, pool, close }
}
