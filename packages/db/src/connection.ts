import { MINUTE_MS } from '@intranet/contract/durations'
import { Kysely, PostgresDialect, type ConnectionProvider } from 'kysely'
import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg'
import { attachDriver, type DriverKind } from './driver/driver.ts'
import { valueTypes } from './driver/value-types.ts'
import { giveUp, Waiting, WaitingWatch } from './driver/waiting.ts'
import { keepForReading, keepOneBack, OwnShares, type Connect } from './places.ts'
import type { DB } from './schema.ts'

/** The typed database: the pool, or a transaction of it. */
export type Database = Kysely<DB>

export type Connection = {
  /** By any connection but the one kept back. */
  db: Database
  /** By any connection, the one kept back included: for health and sessions, whose questions are short. */
  reserve: Database
  /** The same database for one person, who has a third of the connections at most. */
  of(person: number): Database
  pool: Pool
  /** How connections are lent: any but the one kept back, and that one too. */
  lend: { ordinary: Connect; urgent: Connect }
  /** Breaks every connection: what waits for an answer fails, what waits for a connection is lent a stand-in's. */
  drop: () => void
  /** Resolves when every socket is really closed: only then may the server be stopped. */
  close: () => Promise<void>
}

/** The longest that anything of one pool may take, in milliseconds. */
export interface Limits {
  statement: number
  /** For a row or table that somebody else holds. */
  lock: number
  /** Within a transaction, between two statements. */
  idleInTransaction: number
  /** Until an answer, counted here: for a server that neither answers nor ends what it was asked. */
  answer: number
  /** The same for a COMMIT: PostgreSQL ends none that waits for its replica. */
  commit: number
}

/** People wait for requests: soon they read what is in their way. */
export const requestLimits: Limits = {
  statement: 20_000,
  lock: 3000,
  idleInTransaction: 15_000,
  answer: 25_000,
  // Before it come at most 5 s for a connection, and the place among one's own.
  commit: 5000,
}

/** Nobody waits for jobs, and some of their statements touch every row. */
export const jobLimits: Limits = {
  statement: 30 * MINUTE_MS,
  lock: MINUTE_MS,
  idleInTransaction: 10 * MINUTE_MS,
  answer: 31 * MINUTE_MS,
  commit: 31 * MINUTE_MS,
}

/** A session or a probe is one row by its key: without an answer after this long there is none. */
const RESERVE_ANSWER_MS = 5000

/** A new connection reads catalogs and plans again: after a short break people would wait for that. */
const IDLE_MS = 5 * MINUTE_MS

export interface PoolOptions {
  /** Connections; 10 by default. */
  max?: number
  /** A pooler shares one connection among several of ours: how often a named statement ran is not ours to know. */
  behindPooler?: boolean
  /** None by default. */
  limits?: Limits
  /** `fast` by default. */
  driver?: DriverKind
  /** Whose connections are lent in place of these, while that is somebody's; asked at each loan, and when one fails. */
  standIn?: () => Connection | undefined
  /** Every transaction is one that reads. */
  readOnly?: boolean
  /** A third of the connections is kept for readings. */
  keepsReadings?: boolean
  /** Each COMMIT notes up to where the acting person wrote, in its own message. */
  notesWriters?: boolean
}

/** The person is known until the COMMIT, the position after it. Who wrote nothing is not noted. */
const NOTED_COMMIT = `select set_config('app.gravou', case when pg_current_xact_id_if_assigned() is null then ''
  else coalesce(current_setting('app.user_id', true), '') end, false);
commit;
select gravacao_anotar(nullif(current_setting('app.gravou'), '')::bigint)`

/** A pooler takes no settings with a connection: there they are said at the begin of each transaction. */
function sessionLimits({ limits, behindPooler }: PoolOptions): { config: PoolConfig; onBegin?: string } {
  if (!limits) return { config: {} }
  const { statement, lock, idleInTransaction } = limits
  const config = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  }
  if (!behindPooler) return { config }
  const settings = Object.entries(config).map(([name, value]) => `set local ${name} = ${value}`)
  return { config: {}, onBegin: ['begin', ...settings].join('; ') }
}

/** Refused by PostgreSQL itself, also where the server is no replica any more. */
const READ_ONLY: PoolConfig = { options: '-c default_transaction_read_only=on' }

/** Opens a pool on `url`. 5 s to get a connection; each is kept for five idle minutes. */
export function createDatabase(url: string, options: PoolOptions = {}): Connection {
  const { max = 10, behindPooler, limits, driver = 'fast', standIn, readOnly } = options
  const { config, onBegin } = sessionLimits(options)
  const onCommit = options.notesWriters ? NOTED_COMMIT : undefined
  const clients = new Set<ClientBase>()
  /** Known before it is connected: a server that froze takes connections, and answers none. */
  class Tracked extends Client {
    constructor(given?: ClientConfig) {
      super(given)
      clients.add(this)
      this.once('end', () => clients.delete(this))
      if (standIn?.()) setImmediate(giveUp, this)
    }
  }
  const pool = new Pool({
    connectionString: url,
    Client: Tracked,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: valueTypes,
    ...config,
    ...(readOnly && READ_ONLY),
  })
  const answer = limits?.answer ?? Infinity
  const open = new Set<Promise<unknown>>()
  const watch = new WaitingWatch()
  const waits = new WeakMap<PoolClient, Waiting>()
  pool.on('connect', (client) => {
    // pool.end() may resolve while sockets still close.
    const ended = new Promise<void>((done) => client.once('end', done)).finally(() => open.delete(ended))
    open.add(ended)
    // The same for one that breaks while it is in use, between two statements of a transaction.
    client.on('error', () => {})
    const waiting = new Waiting(answer, limits?.commit)
    waits.set(client, waiting)
    if (limits) watch.add(client, waiting)
    attachDriver(client, { kind: driver, behindPooler, waiting, onBegin, onCommit })
  })
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  const any = keepOneBack(pool)

  /** Ours, or a stand-in's; the server may go away while somebody waits for one of ours. */
  async function lendBy(kind: keyof Connection['lend'], connect: Connect): Promise<PoolClient> {
    const other = standIn?.()
    if (other) return other.lend[kind]()
    try {
      return await connect()
    } catch (error) {
      const now = standIn?.()
      if (!now) throw error
      return now.lend[kind]()
    }
  }
  const ours: Connect = options.keepsReadings ? keepForReading(pool) : () => pool.connect()
  const ordinary: Connect = () => lendBy('ordinary', ours)

  /** By any connection, given up sooner than another for as long as it is lent. */
  const urgent: Connect = () =>
    lendBy('urgent', async () => {
      const client = await any()
      waits.get(client)!.patience = Math.min(answer, RESERVE_ANSWER_MS)
      return client
    })
  pool.on('release', (_error, client) => {
    const waiting = waits.get(client)
    if (waiting) waiting.patience = answer
  })

  const lentBy = (connect: Connect, endPool: () => Promise<void>) =>
    new PostgresDialect({ pool: { options: pool.options, connect, end: endPool } })
  const dialect = lentBy(ordinary, () => pool.end())
  const db = new Kysely<DB>({ dialect })
  const reserve = new Kysely<DB>({ dialect: lentBy(urgent, async () => {}) })
  const executor = db.getExecutor()
  const ownDriver = dialect.createDriver()
  const shares = new OwnShares(max)
  function of(person: number): Database {
    const own: ConnectionProvider = {
      provideConnection: (consumer, given) =>
        shares.within(person, () => executor.provideConnection(consumer, given)),
    }
    return new Kysely<DB>({
      config: { dialect },
      dialect,
      driver: ownDriver,
      executor: executor.withConnectionProvider(own),
    })
  }

  let closing: Promise<void> | undefined
  async function end(): Promise<void> {
    await reserve.destroy()
    await db.destroy()
    // Kysely ends a pool that it has used itself, and no other.
    if (!pool.ending) await pool.end()
    await Promise.all(open)
  }
  const close = () => (closing ??= end())
  const drop = () => {
    for (const client of clients) giveUp(client)
  }
  return { db, reserve, of, pool, lend: { ordinary, urgent }, drop, close }
}
