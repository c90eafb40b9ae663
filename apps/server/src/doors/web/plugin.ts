/** The built screens, and the answer to unknown addresses. */
import { common } from '@intranet/contract/messages'
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'

const built = join(import.meta.dirname, '../../../../web/dist')

/** Paths of the server: an unknown one below them is an error, never a screen. */
const serverPaths = /^\/(v1|api|trpc|files|export|events|r|assets|brand|healthz)(\/|\?|$)/

/** Names of files: a missing one is never answered with a screen. */
const fileNames = /\.(js|css|map|png|jpg|svg|ico|txt|xml|json|webmanifest)$/i

/** Whether an `Accept` admits HTML, by the narrowest of its ranges that names it; without one anything is admitted. */
function admitsHtml(accept = '*/*'): boolean {
  const weights = new Map<string, number>()
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...params] = range.split(';').map((part) => part.trim())
    const weight = params.find((param) => param.startsWith('q='))
    weights.set(type, weight ? Number(weight.slice(2)) : 1)
  }
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0
}

const wantsScreen = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !serverPaths.test(url) &&
  !fileNames.test(url.split('?')[0]!) &&
  admitsHtml(headers.accept)

/** The public wheel may be embedded in the providers' own sites (docs/marketing.md#embedding). */
const embeddable = /^\/roleta\/[a-z0-9-]+\?(.*&)?embed=1(&|$)/

function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  reply.removeHeader('x-frame-options')
}

/** Serves `root` (the web build); every address of the browser app answers its index, which names the chunks of now. */
export async function webDoor(app: FastifyInstance, root = built): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && wantsScreen(request)) {
      if (embeddable.test(request.url)) allowFraming(reply)
      return reply.sendFile('index.html')
    }
    throw new AppError('not_found', common.notFound)
  })
}
