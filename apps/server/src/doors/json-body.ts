/** JSON bodies: UTF-8 alone, so that no letter is stored as another one (docs/rest.md#refusals). */
import { refusal as text } from '@intranet/contract/messages/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { AppError, refusals } from '../platform/errors.ts'

const notUtf8 = () => new AppError('unreadable', text.notUtf8)

/** The charset that a request names, if any; US-ASCII is UTF-8. */
function namesUtf8({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? []
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)
}

/** Half of a pair (`\ud800`) is no character, and a database keeps neither it nor the one of code 0. */
const UNKEPT = /\\u(0000|[dD][89a-fA-F])/

/** Refuses a text that cannot be kept, in a value or a name; `place` is the name of the value (`objects.0.nome`). */
function assertKept(value: unknown, place: string): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw notUtf8()
    const field = place.replace(/^object\./, '').slice(0, 80) || 'corpo'
    if (value.includes('\0')) throw refusals.invalid({ [field]: text.nul })
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      assertKept(name, place)
      assertKept(part, place ? `${place}.${name}` : name)
    }
}

/** What a JSON body says; an empty one is none. Throws 400, and 422 for a character that cannot be stored. */
export function parseJson(request: Pick<FastifyRequest, 'headers'>, body: Buffer): unknown {
  if (!namesUtf8(request) || !isUtf8(body)) throw notUtf8()
  const sent = body.toString('utf8')
  const said = sent === '' ? undefined : (JSON.parse(sent) as unknown)
  if (UNKEPT.test(sent)) assertKept(said, '')
  return said
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
