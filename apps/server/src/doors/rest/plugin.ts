/** Hangs the documented paths on the server: translate, call the procedure, wrap the answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCaller } from '../trpc/app-router.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { buildContext } from '../request-context.ts'
import { bearerSession } from '../session-door.ts'
import { toAppError } from '../trpc/error-map.ts'
import { restRequest } from './request.ts'
import { restRoutes } from './routes.ts'

/** Fields by the names that were sent: one object is a list of one only on the inside. */
function asSent(error: unknown, body: unknown): unknown {
  const { code, message, details } = toAppError(error)
  const many = typeof body === 'object' && body !== null && 'objects' in body
  if (!details.campos || many) return error
  const campos = Object.fromEntries(
    Object.entries(details.campos).map(([name, text]) => [name.replace(/^objects\.0\./, ''), text]),
  )
  return new AppError(code, message, { ...details, campos })
}

export function restDoor(app: FastifyInstance, deps: Deps): void {
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = createCaller(await buildContext(deps, request, bearerSession()))
        const { params, query, body } = request
        try {
          const asked = restRequest(params as Record<string, string>, query as Record<string, string>, body)
          return reply.code(200).send(await route.call(caller, asked))
        } catch (error) {
          throw asSent(error, body)
        }
      },
    })
  }
}
