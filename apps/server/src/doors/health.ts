/**
 * How this server is: `/livez` is 200 while the process runs; `/readyz` is 200 while it should get requests: the database,
 * or a replica in its place, answers, and the server is not stopping; `/healthz` is 200 while the database answers.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../platform/deps.ts'
import { refusals } from '../platform/errors.ts'
import { inTime } from '../platform/in-time.ts'

/** A balancer asks every few seconds: what does not answer by then is not there. */
const PATIENCE_MS = 3000

export function healthDoor(app: FastifyInstance, { connection, replicas, stopping }: Deps): void {
  let underWay: Promise<unknown> | undefined

  /** One question at a time, however many ask: they are no load, and take no connections from each other. */
  function probe(): Promise<unknown> {
    underWay ??= sql`select 1`.execute(connection.reserve).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  /** Throws "unavailable" where the database does not answer in time. */
  async function assertAnswers(): Promise<void> {
    await inTime(probe(), PATIENCE_MS, refusals.unavailable).catch(() => {
      throw refusals.unavailable()
    })
  }

  const ok = { situacao: 'ok' }
  const probes: Record<string, () => Promise<void>> = {
    '/livez': async () => {},
    '/readyz': async () => {
      if (stopping.signal.aborted) throw refusals.unavailable()
      await assertAnswers()
    },
    '/healthz': async () => {
      if (replicas.isReadOnly()) throw refusals.unavailable()
      await assertAnswers()
    },
  }
  for (const [path, assertWell] of Object.entries(probes))
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      await assertWell()
      return ok
    })
}
