/** Asks one PostgreSQL each second what it is, so that no request has to wait to find out. */
import { Client } from 'pg'
import { giveUp, within } from './driver/waiting.ts'

const EVERY_MS = 1000
/** For an answer of the connection that is there, before a new one is tried beside it: it may be broken alone. */
const KEPT_PATIENCE_MS = 500
/** For the answer of either. */
const PATIENCE_MS = 1000
/** Positions that are remembered. */
const REMEMBERED = 30

/** `unknown` before the first answer. */
export type DatabaseState = 'unknown' | 'primary' | 'replica' | 'away'

/** Whether it answers, whatever it is. */
export const answers = (state: DatabaseState): boolean => state === 'primary' || state === 'replica'

export interface Watched {
  readonly state: DatabaseState
  /** Up to where it has written, or replayed what the primary wrote, in bytes. */
  readonly position: number
  /** Where it was that many milliseconds ago, or when it was asked first; undefined before that. */
  before(ms: number): number | undefined
  close(): void
}

interface Found {
  replica: boolean
  position: string
}

interface Answer extends Found {
  by: Client
}

const ASK = `select pg_is_in_recovery() as replica, pg_wal_lsn_diff(
  case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0') else pg_current_wal_lsn() end, '0/0')::text
  as position`

/** PostgreSQL refuses us, but is there: too many connections, a wrong password. */
const isThere = (error: unknown) => /^(53|28|42)/.test((error as { code?: string }).code ?? '')

/** Watches the PostgreSQL at `url` until it is closed; `onChange` is called with each new state. */
export function watchDatabase(url: string, onChange: (state: DatabaseState) => void): Watched {
  let state: DatabaseState = 'unknown'
  let position = 0
  const past: { at: number; position: number }[] = []
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let looking = false
  let closed = false

  function become(next: DatabaseState): void {
    if (next === state || closed) return
    state = next
    onChange(next)
  }

  /** A server that froze does not answer the closing of a connection. */
  function leave(): void {
    const last = client
    client = undefined
    if (last) giveUp(last)
  }

  function newClient(): Client {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: 'intranet watch' })
    // A server that ends says so at once, long before the next second.
    const lost = () => {
      if (client !== next) return
      leave()
      void look()
    }
    return next.on('error', lost).on('end', lost)
  }

  const questionTo = async (asked: Client): Promise<Answer> => ({
    by: asked,
    ...(await asked.query<Found>(ASK)).rows[0]!,
  })

  async function connectAndAsk(next: Client): Promise<Answer> {
    await next.connect()
    return questionTo(next)
  }

  /** By the connection that is there; where it is silent or broken, by a new one beside it. */
  async function ask(): Promise<Found> {
    const kept = client
    const first = kept && questionTo(kept)
    const soon = first && (await within(KEPT_PATIENCE_MS, first).catch(() => undefined))
    if (soon) return soon
    const next = newClient()
    const second = connectAndAsk(next)
    try {
      const answer = await within(PATIENCE_MS, first ? Promise.any([second, first]) : second)
      client = answer.by
      return answer
    } catch (error) {
      client = undefined
      throw error instanceof AggregateError ? error.errors[0] : error
    } finally {
      for (const one of [kept, next]) if (one && one !== client) giveUp(one)
    }
  }

  async function look(): Promise<void> {
    if (looking || closed) return
    looking = true
    clearTimeout(timer)
    try {
      const found = await ask()
      position = Number(found.position)
      past.push({ at: performance.now(), position })
      if (past.length > REMEMBERED) past.shift()
      become(found.replica ? 'replica' : 'primary')
    } catch (error) {
      if (!isThere(error)) become('away')
    }
    looking = false
    if (closed) leave()
    else timer = setTimeout(() => void look(), EVERY_MS).unref()
  }

  void look()
  return {
    get state() {
      return state
    },
    get position() {
      return position
    },
    before(ms) {
      const then = performance.now() - ms
      return (past.findLast(({ at }) => at <= then) ?? past[0])?.position
    },
    close() {
      closed = true
      clearTimeout(timer)
      leave()
    },
  }
}
