/** Which database answers a reading: a replica that has what the person may have seen, or the primary. */
import type { Database } from '@intranet/db/connection'
import { isOfReplica } from '../database-errors.ts'
import type { Context } from './context.ts'
import type { Asked, Meta } from './meta.ts'
import { noteWrote } from '../wrote.ts'

/** A position that a browser heard with a live event; what is no position asks for nothing. */
export const positionIn = (sent: string | string[] | undefined): number =>
  typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : 0

/** What follows a write in the same request is read where it was written. */
export function sawOwnWrite({ seen }: Pick<Context, 'seen'>): void {
  if (seen) seen.position = Infinity
}

/** What a slow procedure wrote outside of a transaction has no COMMIT to be noted with. */
export async function noteSlowWrite({
  actor,
  deps,
  db,
}: Pick<Context, 'actor' | 'deps' | 'db'>): Promise<void> {
  if (actor && deps.replicas.wide && !db.isTransaction) await noteWrote(db, actor.id)
}

type Outcome = { ok: true } | { ok: false; error: { cause?: unknown } }

/** Whether a call is one that a replica may answer: a marked reading, or a page of a file. */
export const goesWide = ({ reads, exports: heads }: Meta = {}, isFile = false): boolean =>
  reads === 'wide' || (isFile && heads !== undefined && reads !== 'recorded')

/** The replica that may answer a call; undefined where the primary has to. */
function replicaFor({ ctx, meta }: Asked): Database | undefined {
  const { actor, db, deps, seen } = ctx
  if (!actor || !seen || db.isTransaction || !goesWide(meta, ctx.exports)) return undefined
  return deps.replicas.upTo(seen.position)?.of(actor.id)
}

/**
 * Runs a reading: a marked one on a replica, where one is far enough, and once more on the primary if the replica fails.
 * `read` is given the database in place of the request's; undefined where it stays that.
 */
export async function readWide<R extends Outcome>(
  asked: Asked,
  read: (db: Database | undefined) => Promise<R>,
): Promise<R> {
  const { replicas, metrics, log } = asked.ctx.deps
  if (!replicas.wide) return read(undefined)
  const timed = async (from: 'replica' | 'primary', db: Database | undefined) => {
    const begun = performance.now()
    const result = await read(db)
    metrics.reading(from, (performance.now() - begun) / 1000)
    return result
  }
  const replica = replicaFor(asked)
  if (!replica) return timed('primary', undefined)
  const result = await timed('replica', replica)
  if (result.ok || !isOfReplica(result.error.cause)) return result
  log.warn({ err: result.error.cause, path: asked.path }, 'a replica failed: read from the primary')
  return timed('primary', undefined)
}
