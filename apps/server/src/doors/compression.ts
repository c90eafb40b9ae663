/** Large JSON answers are compressed when asked for, on zlib's own threads: the event loop only starts it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants, gzip } from 'node:zlib'

/** Below this, a network packet or two are saved for more work than they cost. */
const LEAST_BYTES = 32 * 1024
/** Sign-in answers hold secrets beside words of the caller: their compressed size would tell about them. */
const signIn = /^\/(v1\/auth\/|trpc\/([^?]*,)?auth\.)/

/** Whether an `Accept-Encoding` takes gzip. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  /(^|[\s,])(gzip|\*)\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i.test(String(header ?? ''))

const isLarge = (payload: unknown): payload is string =>
  typeof payload === 'string' && payload.length >= LEAST_BYTES

const mayCompress = ({ url }: FastifyRequest, reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  !reply.hasHeader('content-encoding') &&
  !signIn.test(url)

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLarge(payload) || !mayCompress(request, reply)) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!acceptsGzip(request.headers['accept-encoding'])) return done(null, payload)
    gzip(payload, { level: constants.Z_BEST_SPEED }, (error, packed) => {
      // What zlib cannot pack is sent as it is.
      if (error) return done(null, payload)
      reply.header('content-encoding', 'gzip')
      done(null, packed)
    })
  })
}
