/** JSON bodies: UTF-8 alone, so that no letter is stored as another one (docs/rest.md#refusals). */
import { refusal as text } from '@intranet/contract/messages/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { AppError } from '../platform/errors.ts'

const notUtf8 = () => new AppError('unreadable', text.notUtf8)

/** The charset that a request names, if any; US-ASCII is UTF-8. */
function namesUtf8({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? []
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)
}

/** Half of a pair (`\ud800`) is no character: a database cannot keep it. */
const HALF = /\\u[dD][89a-fA-F]/

function assertWhole(_key: string, value: unknown): unknown {
  const texts = typeof value === 'object' && value !== null ? Object.keys(value) : [value]
  if (texts.some((one) => typeof one === 'string' && !one.isWellFormed())) throw notUtf8()
  return value
}

/** What a JSON body says; an empty one is none. Throws 400. */
export function parseJson(request: Pick<FastifyRequest, 'headers'>, body: Buffer): unknown {
  if (!namesUtf8(request) || !isUtf8(body)) throw notUtf8()
  const sent = body.toString('utf8')
  return sent === '' ? undefined : (JSON.parse(sent, HALF.test(sent) ? assertWhole : undefined) as unknown)
}

/** JSON is the only body that the doors read by themselves: a text is none, however well it reads. */
export function takeJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseJson(request, body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}
