/** What an Idempotency-Key changes in the builder's two kinds of mutations. */
import type { Database } from '@intranet/db/connection'
import { TRPCError } from '@trpc/server'
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import'
import type { Write } from '../transaction.ts'
import { httpStatusOf } from './error-map.ts'
import { beginKeyed, dropAnswer, keepAnswer, type Answered, type KeyedCall } from './idempotency.ts'

/** An earlier answer, as a middleware returns the result of a procedure. */
export const replayed = ({ saida }: Answered) => ({
  marker: middlewareMarker,
  ok: true as const,
  data: saida,
})

/** Ends a slow procedure whose record an earlier call made meanwhile. */
class AnsweredBefore extends Error {
  readonly earlier: Answered
  constructor(earlier: Answered) {
    super('answered before')
    this.earlier = earlier
  }
}

type Outcome = { ok: true; data: unknown } | { ok: false; error: TRPCError }

/**
 * `ctx.write` of a slow procedure. With a key the first write keeps what it made, in its own transaction: the answer if
 * this server dies. Until `finish` keeps the answer of the procedure, the same key is refused as under way.
 */
export function keyedWrite(pool: Database, keyed: KeyedCall | undefined, inTransaction: Write) {
  let kept: { answer: unknown } | undefined
  const write: Write = async (work) => {
    if (!keyed || kept) return inTransaction(work)
    const answer = await inTransaction(async (db) => {
      const earlier = await beginKeyed(db, keyed)
      if (earlier) throw new AnsweredBefore(earlier)
      const made = await work(db)
      await keepAnswer(db, keyed, made, true)
      return made
    })
    kept = { answer }
    return answer
  }
  /** The answer of the call that was earlier, if there was one. */
  async function finish(result: Outcome): Promise<Answered | undefined> {
    if (!result.ok && result.error.cause instanceof AnsweredBefore) return result.error.cause.earlier
    if (!keyed) return undefined
    if (result.ok) await keepAnswer(pool, keyed, result.data)
    else if (kept && httpStatusOf(result.error) < 500) await dropAnswer(pool, keyed)
    // The first write is committed: the same key must not do it again.
    else if (kept) await keepAnswer(pool, keyed, kept.answer)
    return undefined
  }
  return { write, finish }
}
