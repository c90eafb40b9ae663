/** Hangs the documented paths on the server: translate, call the procedure, wrap the answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { refusals } from '../../platform/errors.ts'
import { createBodyLimiter } from '../body-limiter.ts'
import { buildContext } from '../request-context.ts'
import { bearerSession } from '../session-door.ts'
import type { Context } from '../../platform/procedure/context.ts'
import type { Replaced } from '../../platform/rest/route.ts'
import { answered } from './answer-options.ts'
import { deprecationHeaders } from './deprecation.ts'
import { forPrograms } from './program-refusals.ts'
import { restRoutes } from './routes.ts'

/** The body size of every route; larger bodies only from signed-in people, a few at a time. */
const ORDINARY_BODY = 1024 * 1024

const isLarge = ({ headers }: FastifyRequest) =>
  headers['content-length'] === undefined || Number(headers['content-length']) > ORDINARY_BODY

export function restDoor(app: FastifyInstance, deps: Deps): void {
  const limited = createBodyLimiter(6)
  const cached = new WeakMap<FastifyRequest, Context>()

  /** Checks the sender of a large body before any of it is read; the handler does not check again. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = await buildContext(deps, request, reply, bearerSession())
    if (!context.actor) throw refusals.unauthorized()
    cached.set(request, context)
    if (isLarge(request)) await limited(context.actor.id, reply)
  }

  /** Before the sender is looked at: refusals say it too. */
  function markReplaced(replaced: Replaced): onRequestAsyncHookHandler {
    const headers = deprecationHeaders(replaced)
    return async (_request, reply) => void reply.headers(headers)
  }

  for (const route of restRoutes) {
    const { bodyLimit, replaced } = route
    app.route({
      method: route.method,
      url: route.path,
      ...(bodyLimit && { bodyLimit }),
      onRequest: [...(replaced ? [markReplaced(replaced)] : []), ...(bodyLimit ? [admit] : [])],
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const context = cached.get(request) ?? (await buildContext(deps, request, reply, bearerSession()))
        // Permissions are checked before errors of the input.
        if (!context.actor && !route.open) throw refusals.unauthorized()
        try {
          return await answered(route, context, request, reply)
        } catch (error) {
          throw forPrograms(error, route, request.body)
        }
      },
    })
  }
}
