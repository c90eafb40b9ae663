/** Hangs the documented paths on the server: translate, call the procedure, wrap the answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCaller } from '../trpc/app-router.ts'
import type { Deps } from '../../deps.ts'
import { buildContext } from '../request-context.ts'
import { bearerSession } from '../session-door.ts'
import { restRequest } from './request.ts'
import { restRoutes } from './routes.ts'

export function restDoor(app: FastifyInstance, deps: Deps): void {
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = createCaller(await buildContext(deps, request, bearerSession()))
        const answer = await route.call(
          caller,
          restRequest(
            request.params as Record<string, string>,
            request.query as Record<string, string>,
            request.body,
          ),
        )
        return reply.code(200).send(answer)
      },
    })
  }
}
