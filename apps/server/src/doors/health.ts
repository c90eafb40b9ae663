/** GET /healthz: 200 while this process can serve, 503 while the database does not answer. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { refusals } from '../platform/errors.ts'

export function healthDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await sql`select 1`.execute(deps.connection.db).catch(() => {
      throw refusals.unavailable()
    })
    return { situacao: 'ok' }
  })
}
