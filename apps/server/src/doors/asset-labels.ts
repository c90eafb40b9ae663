/** GET /export/etiquetas?ids=1,2: QR labels of assets as a PDF to print. */
import { can } from '@intranet/contract/access'
import { recordId } from '@intranet/contract/record'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { readLabels } from '../modules/operations/supplies/asset.service.ts'
import { labelsPdf } from '../modules/operations/supplies/labels-pdf.ts'
import type { Deps } from '../platform/deps.ts'
import { refusals } from '../platform/errors.ts'
import { buildContext } from './request-context.ts'
import { cookieSession } from './session-door.ts'

const query = z.strictObject({
  ids: z
    .string()
    .max(6000)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(recordId).min(1).max(500)),
})

export function assetLabelsDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/export/etiquetas', { exposeHeadRoute: false }, async (request, reply) => {
    const { actor } = await buildContext(deps, request, reply, cookieSession(deps, reply))
    if (!actor) throw refusals.unauthorized()
    if (!can(actor, 'suprimentos', 'read')) throw refusals.forbidden()
    const { ids } = query.parse(request.query)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="etiquetas.pdf"',
        'cache-control': 'no-store',
      })
      .send(await labelsPdf(await readLabels(deps.connection.db, actor, ids)))
  })
}
