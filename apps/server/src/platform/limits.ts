/** Counters per account and per address, in PostgreSQL, so that several servers share them. */
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'

export interface Limit {
  name: string
  /** How many are let through. */
  points: number
  /** Seconds after which the count begins anew. */
  seconds: number
  /** Seconds of refusal once there were too many; else until the count begins anew. */
  blockSeconds?: number
}

export interface Limits {
  /** Counts one. Answers null when it is let through, else the seconds until a new try makes sense. */
  take(limit: Limit, key: string): Promise<number | null>
  /** Forgets what was counted. */
  clear(limit: Limit, key: string): Promise<void>
}

/** Counts one of what may be done only so often. Throws 429 with `text` and Retry-After when there were too many. */
export async function assertWithin(limits: Limits, limit: Limit, key: string, text: string): Promise<void> {
  const retryAfter = await limits.take(limit, key)
  if (retryAfter !== null) throw new AppError('too_many', text, { retryAfter })
}

/** The counters write through the pool, never in the caller's transaction: a refusal may not undo them. */
export function createLimits(pool: Pool): Limits {
  // Unnamed statements: a pooler in front of the database may not keep named ones.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  }
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds, blockSeconds }: Limit): RateLimiterPostgres {
    const id = [name, points, seconds, blockSeconds].join(':')
    const known = limiters.get(id)
    if (known) return known
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

  // An e-mail can be longer than the key column, and needs no second home.
  const short = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)

  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(short(key))
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
    async clear(limit, key) {
      await limiterOf(limit).delete(short(key))
    },
  }
}
