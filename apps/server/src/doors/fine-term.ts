/** GET /export/termo-multa/:id: the statement of a fine as a PDF to sign on paper. */
import type { FastifyInstance } from 'fastify'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { unsignedPdf } from '../modules/operations/fleet/fine-term.service.ts'
import type { Deps } from '../platform/deps.ts'
import { personAsking } from './request-context.ts'
import { cookieSession } from './session-door.ts'

const params = z.strictObject({ id: z.coerce.number().pipe(recordId) })

export function fineTermDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/export/termo-multa/:id', { exposeHeadRoute: false }, async (request, reply) => {
    // It holds CPF and licence: for people, not for their programs.
    const actor = await personAsking(deps, request, reply, cookieSession(deps, reply))
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
