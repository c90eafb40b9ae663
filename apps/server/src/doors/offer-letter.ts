/** GET /export/proposta/:id: the letter of an offer with its acceptances, as a PDF. */
import { can } from '@intranet/contract/access'
import type { FastifyInstance } from 'fastify'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { offerPdf } from '../modules/careers/offers/offer.service.ts'
import type { Deps } from '../platform/deps.ts'
import { refusals } from '../platform/errors.ts'
import { buildContext } from './request-context.ts'
import { cookieSession } from './session-door.ts'

const params = z.strictObject({ id: z.coerce.number().pipe(recordId) })

export function offerLetterDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/export/proposta/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const { actor } = await buildContext(deps, request, reply, cookieSession(deps, reply))
    if (!actor) throw refusals.unauthorized()
    if (actor.chave || !can(actor, 'banco_talentos', 'manage')) throw refusals.forbidden()
    const { id } = params.parse(request.params)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="proposta-${id}.pdf"`,
        'cache-control': 'no-store',
      })
      .send(await offerPdf(deps.connection.db, actor, id))
  })
}
