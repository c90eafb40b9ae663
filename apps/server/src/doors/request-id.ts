/** The id of a request, which every answer and refusal names and every line of the log is found by. */
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

export const REQUEST_ID = 'x-request-id'

export const newRequestId = (): string => randomUUID()

/** Before every other hook: what one of them refuses has its id too. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    done()
  })
}
