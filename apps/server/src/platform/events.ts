/** Events of the database for this process, by one LISTEN connection: also the events of other processes. */
import { personalKinds, type LiveKind } from '@intranet/contract/content/live-kinds'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import * as z from 'zod'

const CHANNEL = 'evento'
/** Names work that somebody committed; the server that is woken looks for it in its table. */
const WORK_CHANNEL = 'trabalho'
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
const KEEP_ALIVE_MS = 30_000
/** For the connection, and for each of its few questions: a server that froze answers none. */
const PATIENCE = { connectionTimeoutMillis: 5000, query_timeout: 5000 }

const liveEvent = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.enum(personalKinds),
    usuarios: z.array(z.int()),
    /** Newest notification of the group. */
    mensagem: z.int().optional(),
  }),
  /** A record's reactions changed: `novidade:12`. It is sent to everybody, and does not say whom it concerns. */
  z.object({
    tipo: z.literal('reacao' satisfies LiveKind),
    item: z.string().regex(/^[a-z_]{2,30}:\d{1,16}$/),
  }),
])
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * `perdidos` comes after a broken connection: events may have been missed, so everything is asked again. `position` is
 * up to where a replica must be to show what happened; undefined where none is read.
 */
export type Heard = (event: LiveEvent | { tipo: 'perdidos' }, position: number | undefined) => void

export interface Events {
  /** Receives every event from now on; the first listener opens the connection. Returns a function to stop. */
  listen(heard: Heard): () => void
  /** Calls `wake` when work of this name was committed, and when that may have been missed. Returns a function to stop. */
  onWork(name: string, wake: () => void): () => void
  /** Resolves when events are received: at once while connected. Reading after it, up to the position, misses no event. */
  whenHearing(): Promise<number | undefined>
  close(): Promise<void>
}

const POSITION = `select (pg_current_wal_insert_lsn() - '0/0')::text as position`

/**
 * `url` must be a direct connection: a pooler in transaction mode does not deliver notifications. With `positions` the
 * primary is asked where it is once for all that was heard meanwhile, after it was heard.
 */
export function createEvents(url: string, log: FastifyBaseLogger, positions = false): Events {
  const listeners = new Set<Heard>()
  const workers = new Map<string, () => void>()
  let client: Client | undefined
  let closed = false
  let failures = 0
  let everConnected = false
  let hearing = false
  const waiting: ((position: Promise<number | undefined> | undefined) => void)[] = []
  let retry: NodeJS.Timeout | undefined
  let probe: NodeJS.Timeout | undefined

  let asking: Promise<number | undefined> = Promise.resolve(undefined)
  let asksNext: Promise<number | undefined> | undefined

  /** Where the primary is now, or a little later; undefined where it cannot say: `perdidos` follows. */
  async function ask(): Promise<number | undefined> {
    asking = asksNext!
    asksNext = undefined
    const { rows } = (await client?.query<{ position: string }>(POSITION).catch(() => undefined)) ?? {}
    return rows?.[0] && Number(rows[0].position)
  }
  const whereNow = () => (positions ? (asksNext ??= asking.then(ask)) : undefined)

  function tell(event: LiveEvent | { tipo: 'perdidos' }): void {
    const reach = (at?: number) => {
      for (const heard of listeners) heard(event, at)
    }
    const asked = whereNow()
    if (asked) asked.then(reach).catch((error: unknown) => log.warn({ err: error }, 'event not passed on'))
    else reach()
  }

  function onNotification(payload: string | undefined): void {
    try {
      tell(liveEvent.parse(JSON.parse(payload ?? '')))
    } catch (error) {
      log.warn({ err: error }, 'unreadable event')
    }
  }

  function missed(): void {
    tell({ tipo: 'perdidos' })
    for (const wake of workers.values()) wake()
  }

  function connectLater(): void {
    if (closed || retry) return
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
    failures += 1
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, wait)
  }

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, ...PATIENCE })
    client = next
    const lost = () => {
      if (client !== next) return
      client = undefined
      hearing = false
      clearInterval(probe)
      next.end().catch(() => {})
      connectLater()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ channel, payload }) =>
      channel === WORK_CHANNEL ? workers.get(payload ?? '')?.() : onNotification(payload),
    )
    try {
      await next.connect()
      await next.query(`listen ${WORK_CHANNEL}`)
      await next.query(`listen ${CHANNEL}`)
      failures = 0
      // A connection dropped by a firewall shows no error until it is used.
      probe = setInterval(() => void next.query('select 1').catch(lost), KEEP_ALIVE_MS)
      probe.unref()
      if (everConnected) missed()
      everConnected = true
      hearing = true
      for (const resolve of waiting.splice(0)) resolve(whereNow())
    } catch (error) {
      log.warn({ err: error }, 'events: no connection')
      lost()
    }
  }

  const open = () => {
    if (!client && !retry && !closed) void connect()
  }

  return {
    listen(heard) {
      listeners.add(heard)
      open()
      return () => listeners.delete(heard)
    },
    onWork(name, wake) {
      workers.set(name, wake)
      open()
      return () => workers.delete(name)
    },
    whenHearing: () =>
      hearing ? Promise.resolve(whereNow()) : new Promise((resolve) => waiting.push(resolve)),
    async close() {
      closed = true
      clearTimeout(retry)
      clearInterval(probe)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
