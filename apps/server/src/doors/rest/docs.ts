/** `/v1/openapi.json` and the page that shows it, `/v1/docs`, with its own content policy. */
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptsGzip } from '../compression.ts'

/** Scripts within the page, which are named by their hash: no other one runs. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/**
 * Styles that the page's own script puts into it, by their hash: of this version of its library
 * (`apps/web/e2e/api-docs.e2e.ts` finds one that is missing). The last two are attributes that measure a scroll bar.
 */
const STYLES = [
  'd7niGYA9R/xp7r1pyc/+3ntTepKCabnrqd2exao76s4=',
  'DLlkYCuDYGe6ME23YkUFB7Tc36rGDeo4mVBFbZX3uaU=',
  'rO+6k1mDRASa9Q8IQu9I3bF+bjRdxDreAZCyGSaxzeI=',
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'ZW1GSuo0pKyEx5Ar7ZC5Dflb/mjatjeTW9aVx0iZAzE=',
  'im4bR8m0i9OTwS6FwAG4MKlk4URQdZkDu1Tx9kDpKNw=',
  'v6FGbsebOHJ39qjwyswuNyhVylA7DHti/pqoiIvwbXQ=',
]

/** Scripts and styles are named by their hashes; the page may talk to this origin only. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return (
    `default-src 'self'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-hashes' ${STYLES.map((hash) => `'sha256-${hash}'`).join(' ')}; ` +
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
  )
}

/** Making it takes seconds of a server that answers others: it is written before, by `pnpm openapi`. */
const written = new URL('../../../../../docs/openapi.json', import.meta.url)

/** The document as it is sent: read and packed once for all who ask. */
async function prepare() {
  const text = await readFile(written, 'utf8')
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  return { text, etag, packed: await promisify(gzip)(text, { level: 9 }) }
}

export async function apiDocs(app: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof prepare> | undefined
  app.get('/v1/openapi.json', async ({ headers }, reply) => {
    const { text, etag, packed } = await (document ??= prepare())
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (!acceptsGzip(headers['accept-encoding'])) return reply.send(text)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policyOf(payload))
    })
    await page.register(scalar, {
      routePrefix: '/v1/docs',
      configuration: {
        url: '/v1/openapi.json',
        title: 'Intranet | API',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
      },
    })
  })
}
