/** What an Idempotency-Key changes in the builder's two kinds of mutations. */
import type { Database } from '@intranet/db/connection'
import { TRPCError } from '@trpc/server'
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import'
import type { Write } from '../transaction.ts'
import { beginKeyed, keepAnswer, type Answered, type KeyedCall } from './idempotency.ts'

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
 * `ctx.write` of a slow procedure. With a key the first write keeps what it made as the answer, in its own transaction;
 * where the procedure answers something else, or never writes so, `finish` keeps that afterwards.
 */
export function keyedWrite(pool: Database, keyed: KeyedCall | undefined, inTransaction: Write) {
  let kept: { answer: unknown } | undefined
  const write: Write = async (work) => {
    if (!keyed || kept) return inTransaction(work)
    const answer = await inTransaction(async (db) => {
      const earlier = await beginKeyed(db, keyed)
      if (earlier) throw new AnsweredBefore(earlier)
      const made = await work(db)
      await keepAnswer(db, keyed, made)
      return made
    })
    kept = { answer }
    return answer
  }
  /** The answer of the call that was earlier, if there was one. */
  async function finish(result: Outcome): Promise<Answered | undefined> {
    if (!result.ok)
      return result.error.cause instanceof AnsweredBefore ? result.error.cause.earlier : undefined
    if (keyed && (!kept || kept.answer !== result.data)) await keepAnswer(pool, keyed, result.data)
    return undefined
  }
  return { write, finish }
}
