/**
 * GET /export/meus-dados?formato=json|pdf: the data stored about the current user, as a file written while the rows are
 * read.
 */
import { Readable } from 'node:stream'
import { personalDataFormats } from '@intranet/contract/people/personal-data-options'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../platform/deps.ts'
import { exportOwnData } from '../modules/people/personal-data/own-data-export.service.ts'
import { personAsking } from './request-context.ts'
import { cookieSession } from './session-door.ts'

const query = z.strictObject({ formato: z.enum(personalDataFormats).default('json') })

const types = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' }

export function ownDataDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/export/meus-dados', { exposeHeadRoute: false }, async (request, reply) => {
    // A person's own data is for the person, and for no program of theirs.
    const actor = await personAsking(deps, request, reply, cookieSession(deps, reply))
    const { formato } = query.parse(request.query)
    const file = Readable.from(await exportOwnData(deps, actor, formato), { objectMode: false })
    return reply
      .headers({
        'content-type': types[formato],
        'content-disposition': `attachment; filename="meus-dados.${formato}"`,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(file)
  })
}
