/** GET /export/curriculo/:id and /v1/user/:id/curriculo.pdf: a person's CV as a PDF, for who may read it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordId } from '@intranet/contract/record'
import { slugify } from '@intranet/contract/formats'
import * as z from 'zod'
import { curriculumPdf } from '../modules/careers/resume/curriculum-pdf.ts'
import { readCurriculum } from '../modules/careers/resume/resume.service.ts'
import type { Deps } from '../platform/deps.ts'
import { personAsking } from './request-context.ts'
import { bearerSession, cookieSession } from './session-door.ts'

const params = z.strictObject({ id: z.coerce.number().pipe(recordId) })

export function curriculumDoor(app: FastifyInstance, deps: Deps): void {
  const send =
    (sessionOf: (reply: FastifyReply) => ReturnType<typeof cookieSession>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      // A whole person on a page: for people, not for their programs.
      const actor = await personAsking(deps, request, reply, sessionOf(reply))
      const { id } = params.parse(request.params)
      const cv = await readCurriculum(deps.connection.db, actor, id)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="curriculo-${slugify(cv.nome ?? String(id))}.pdf"`,
          'cache-control': 'no-store',
        })
        .send(await curriculumPdf(cv))
    }
  app.get(
    '/export/curriculo/:id',
    { exposeHeadRoute: false },
    send((reply) => cookieSession(deps, reply)),
  )
  app.get(
    '/v1/user/:id/curriculo.pdf',
    { exposeHeadRoute: false },
    send(() => bearerSession()),
  )
}
