/** `/v1/openapi.json` and the page that shows it, `/v1/docs`, with a content policy of its own. */
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

// The page's own script writes styles; it may talk to this origin only.
const PAGE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

export async function apiDocs(app: FastifyInstance): Promise<void> {
  let document: Record<string, unknown> | undefined
  app.get('/v1/openapi.json', async (_request, reply) => reply.send((document ??= openApiDocument())))
  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', PAGE_POLICY)
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
