/** GET /export/termo-multa/:id: the statement of a fine as a PDF to sign on paper. */
import type { FastifyInstance } from 'fastify'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { unsignedPdf } from '../modules/operations/fleet/fine-term.service.ts'
import type { Deps } from '../platform/deps.ts'
import { refusals } from '../platform/errors.ts'
import { buildContext } from './request-context.ts'
import { cookieSession } from './session-door.ts'

const params = z.strictObject({ id: z.coerce.number().pipe(recordId) })

export function fineTermDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/export/termo-multa/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const { actor } = await buildContext(deps, request, reply, cookieSession(deps, reply))
    if (!actor) throw refusals.unauthorized()
    // It holds CPF and licence: for people, not for their programs.
    if (actor.chave) throw refusals.forbidden()
    const { id } = params.parse(request.params)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="termo-multa-${id}.pdf"`,
        'cache-control': 'no-store',
      })
      .send(await unsignedPdf(deps.connection.db, actor, id))
  })
}
