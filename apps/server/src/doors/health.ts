/** GET /healthz: 200 while this process can serve, 503 while the database does not answer. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Deps } from '../platform/deps.ts'
import { refusals } from '../platform/errors.ts'

/** A balancer asks every few seconds: what does not answer by then is not there. */
const PATIENCE_MS = 3000

export function healthDoor(app: FastifyInstance, { connection }: Deps): void {
  let underWay: Promise<unknown> | undefined

  /** One question at a time, however many ask: they are no load, and take no connections from each other. */
  function probe(): Promise<unknown> {
    underWay ??= sql`select 1`.execute(connection.reserve).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const timer = new AbortController()
    const late = setTimeout(PATIENCE_MS, null, { signal: timer.signal, ref: false }).then(() => {
      throw refusals.unavailable()
    })
    try {
      await Promise.race([probe(), late])
    } catch {
      throw refusals.unavailable()
    } finally {
      timer.abort()
      late.catch(() => {})
    }
    return { situacao: 'ok' }
  })
}
