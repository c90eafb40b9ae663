/** Serves the procedures to the browser app and to typed scripts under /trpc. */
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import { common } from '@intranet/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { buildContext } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { appRouter, type AppRouter } from './app-router.ts'
import { toAppError, toTrpcError } from './error-map.ts'

const MAX_BATCH = 10

export async function trpcDoor(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const procedures = request.url.split('?')[0]?.split(',').length ?? 0
    if (request.url.startsWith('/trpc/') && procedures > MAX_BATCH)
      throw new AppError('unreadable', common.unreadable)
  })
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      async createContext({ req, res }) {
        try {
          return await buildContext(deps, req, cookieSession(deps, res))
        } catch (error) {
          throw toTrpcError(error)
        }
      },
      onError({ error, path, ctx }) {
        if (toAppError(error).code === 'internal')
          deps.log.error({ err: error.cause ?? error, path, reqId: ctx?.requestId }, 'procedure failed')
      },
      responseMeta({ errors, ctx }) {
        const wait = errors.map((error) => toAppError(error).details.retryAfter).find(Boolean)
        const ends = ctx?.actor?.expira_em.getTime()
        return {
          headers: {
            ...(wait && { 'retry-after': String(wait) }),
            // Use moves the end of a session: the browser has to know it to warn in time.
            ...(ends && { 'x-sessao-expira': String(ends) }),
          },
        }
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  })
}
