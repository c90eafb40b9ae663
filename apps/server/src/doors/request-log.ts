/** One line in the log and one count for each answer. Both name the route's pattern: an address may hold a token or a CPF. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import type { DoorName } from '../platform/metrics.ts'
import { keyRequestOf } from './key-request.ts'

const doorOf = (pattern: string): DoorName => {
  if (pattern.startsWith('/v1/')) return 'rest'
  if (pattern.startsWith('/files/') || pattern.startsWith('/export')) return 'file'
  return pattern === '/events' ? 'event' : 'page'
}

/** `/v1/empresa/:id`; what no route takes has one name, whatever was asked for. */
const patternOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown'

type Noting = Pick<Deps, 'metrics' | 'keyCalls'>

export function logRequests(app: FastifyInstance, { metrics, keyCalls }: Noting): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = patternOf(request)
    const status = reply.statusCode
    request.log.info(
      { reqId: request.id, method: request.method, route, status, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    // Procedures are counted one by one where they are called: a batch holds up to ten.
    if (!route.startsWith('/trpc/'))
      metrics.answered({ door: doorOf(route), name: route, status, seconds: reply.elapsedTime / 1000 })
    const key = keyRequestOf(request)
    if (key)
      keyCalls.note({
        id_chave: key.id_chave,
        momento: new Date(),
        metodo: request.method,
        rota: key.called ?? route,
        status,
        pedido: request.id,
      })
    done()
  })
}
