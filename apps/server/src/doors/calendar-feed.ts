/** GET /<name>.ics?token=…: one person's days for another calendar. Public, because that one cannot sign in. */
import type { Database } from '@intranet/db/connection'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { readFeed } from '../modules/content/calendar/subscription.service.ts'
import { readExpiryFeed } from '../modules/operations/expiries/expiry-feed.service.ts'
import { refusals } from '../platform/errors.ts'
import { assertWithin } from '../platform/limits.ts'

type Read = (db: Database, token: string, host: string) => Promise<string | null>

/** The file of a token's owner, by the name in the address. */
const feeds: Record<string, Read> = { calendario: readFeed, vencimentos: readExpiryFeed }

/** 256 bits cannot be guessed, but attempts are limited anyway. The readers of an office share one address. */
const guessing = { name: 'calendario_ics', points: 60, seconds: 3600 }

export function calendarFeedDoor(app: FastifyInstance, deps: Deps): void {
  for (const [name, read] of Object.entries(feeds))
    app.get(`/${name}.ics`, async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      const isToken = typeof token === 'string' && /^[\w-]{43}$/.test(token)
      const file = isToken ? await read(deps.connection.db, token, new URL(deps.publicUrl).hostname) : null
      if (file === null) {
        await assertWithin(deps.limits, guessing, request.ip, 'Muitas consultas. Tente novamente mais tarde.')
        throw refusals.notFound()
      }
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="intranet.ics"',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(file)
    })
}
