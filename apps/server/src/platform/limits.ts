/** Counters per account and per address, in PostgreSQL, so that several servers share them. */
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'
import { groupStart, storedKey, type LimitKey } from './limit-key.ts'

export interface Limit {
  name: string
  /** How many are allowed. */
  points: number
  /** Seconds after which the count begins again. */
  seconds: number
  /** Seconds of refusal after too many; by default until the count begins again. */
  blockSeconds?: number
}

export interface Limits {
  /** Counts one. Answers null when it is allowed, otherwise the seconds until the next attempt. */
  take(limit: Limit, key: LimitKey): Promise<number | null>
  /** The same answer, with nothing counted. */
  wait(limit: Limit, key: LimitKey): Promise<number | null>
  /** Takes back one that was counted. */
  giveBack(limit: Limit, key: LimitKey): Promise<void>
  /** Starts the refusal now if no further request would be allowed; says whether it did. */
  closeWhenSpent(limit: Limit, key: LimitKey): Promise<boolean>
  /** Resets the count. */
  clear(limit: Limit, key: LimitKey): Promise<void>
  /** Resets the counts of a group, for any second part of the key. */
  clearGroup(limit: Limit, group: string): Promise<void>
  /** When the refusals of a group end: one moment for each key that is refused now. */
  refusals(limit: Limit, group: string): Promise<Date[]>
}

/** Counts one of what may be done only so often. Throws 429 with `text` and Retry-After when there were too many. */
export async function assertWithin(limits: Limits, limit: Limit, key: LimitKey, text: string): Promise<void> {
  const retryAfter = await limits.take(limit, key)
  if (retryAfter !== null) throw new AppError('too_many', text, { retryAfter })
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** The counters write through the pool, never in the caller's transaction: a refusal may not undo them. */
export function createLimits(pool: Pool): Limits {
  // Unnamed statements: a pooler in front of the database may not keep named ones.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  }
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds, blockSeconds }: Limit): RateLimiterPostgres {
    const id = [name, points, seconds, blockSeconds].join(':')
    const cached = limiters.get(id)
    if (cached) return cached
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'limite_requisicao',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      blockDuration: blockSeconds ?? 0,
    })
    limiters.set(id, limiter)
    return limiter
  }

  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(storedKey(key))
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return secondsOf(refused)
        throw refused
      }
    },
    async wait(limit, key) {
      const counted = await limiterOf(limit).get(storedKey(key))
      return counted && counted.consumedPoints >= limit.points ? secondsOf(counted) : null
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(storedKey(key))
    },
    async closeWhenSpent(limit, key) {
      const counted = await limiterOf(limit).get(storedKey(key))
      if (!counted || !limit.blockSeconds || counted.consumedPoints !== limit.points) return false
      await limiterOf(limit).block(storedKey(key), limit.blockSeconds)
      return true
    },
    async clear(limit, key) {
      await limiterOf(limit).delete(storedKey(key))
    },
    async clearGroup({ name }, group) {
      await pool.query('delete from limite_requisicao where key like $1', [`${name}:${groupStart(group)}%`])
    },
    async refusals({ name, points }, group) {
      const { rows } = await pool.query<{ expire: number }>(
        'select expire from limite_requisicao where key like $1 and points >= $2 and expire > $3',
        [`${name}:${groupStart(group)}%`, points, Date.now()],
      )
      return rows.map(({ expire }) => new Date(Number(expire)))
    },
  }
}
