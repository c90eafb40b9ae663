/** GET /events: server-sent events for the signed-in person. Only ids; the browser then calls the procedures. */
import type { LiveKind } from '@intranet/contract/content/live-kinds'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusals } from '../../platform/errors.ts'
import { personAsking } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { openingAccess, readAccess } from './stream-access.ts'
import { createStreamHub, positionText } from './stream-hub.ts'

const RETRY_MS = 2000

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export function eventsDoor(app: FastifyInstance, deps: Deps): void {
  const hub = createStreamHub(
    deps.events,
    (usuarios) => readAccess(deps.connection.db, usuarios),
    (error) => deps.log.warn({ err: error }, 'event streams: access not checked'),
  )
  deps.metrics.streams(hub.count)
  // Streams end before the server waits for its connections.
  app.addHook('preClose', async () => hub.close())
  app.addHook('onClose', () => deps.events.close())

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    // Events follow a session: a stream ends with it. Programs ask for what changed.
    const actor = await personAsking(deps, request, reply, cookieSession(deps, reply))
    const acesso = await openingAccess(deps.connection.db, actor)
    if (acesso === undefined) throw refusals.unauthorized()
    // A reader who has already left does not close again: such a stream would stay for ever.
    if (reply.raw.destroyed) return reply.hijack()
    if (!hub.hasRoom(actor.id))
      throw new AppError('too_many', 'Há janelas demais abertas.', { retryAfter: 60 })

    // A hijacked answer has only the headers written here: those of every answer and a renewed session cookie come along.
    const headers = Object.entries(reply.headers(head).getHeaders())
    const res = reply.hijack().raw
    for (const [name, value] of headers) if (value !== undefined) res.setHeader(name, value)
    res.writeHead(200)
    hub.join({ res, usuario: actor.id, sessao: actor.sessao, acesso })
    const last = request.headers['last-event-id']
    const ready = `retry: ${RETRY_MS}\n${isId(last) ? `id: ${last}\n` : ''}event: ${'pronto' satisfies LiveKind}\ndata: 1\n\n`
    // The reader now loads unread notifications: earlier ones are found this way, later ones are sent.
    void deps.events.whenHearing().then((position) => res.write(`${positionText(position)}${ready}`))
    return reply
  })
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,16}$/.test(value)
