/** GET /vencimentos.ics?token=…: what ends for one person for another calendar. Public, because that one cannot sign in. */
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { readExpiryFeed } from '../modules/operations/expiries/expiry-feed.service.ts'
import { refusals } from '../platform/errors.ts'
import { assertWithin } from '../platform/limits.ts'

/** 256 bits cannot be guessed, but attempts are limited anyway. The readers of an office share one address. */
const guessing = { name: 'vencimentos_ics', points: 60, seconds: 3600 }

export function expiryFeedDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/vencimentos.ics', async (request, reply) => {
    const { token } = request.query as { token?: unknown }
    const known = typeof token === 'string' && /^[\w-]{43}$/.test(token)
    const file = known ? await readExpiryFeed(deps.connection.db, token, new URL(deps.publicUrl).hostname) : null
    if (file === null) {
      await assertWithin(deps.limits, guessing, request.ip, 'Muitas consultas. Tente novamente mais tarde.')
      throw refusals.notFound()
    }
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="vencimentos.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(file)
  })
}
