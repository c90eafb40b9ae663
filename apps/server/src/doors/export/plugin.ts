/** GET /export/:procedure?formato=csv|xlsx&input=…: every row of a list as a file, written while the rows are read. */
import type { FastifyInstance } from 'fastify'
import type { ListRequest } from '@intranet/contract/list'
import { common } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import * as z from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusals } from '../../platform/errors.ts'
import { buildContext } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { sendFile } from './file.ts'
import { findList, withoutPage } from './list-pages.ts'

const query = z.strictObject({
  formato: z.enum(['csv', 'xlsx']).default('csv'),
  /** The list's own input as JSON; its page and its size are left aside. */
  input: z.string().max(20_000).default('{}'),
  /** The columns of the screen, by their names and in their order; all when left out. */
  colunas: z.string().max(4000).optional(),
  /** The screen's title, for the file's name. */
  nome: z.string().max(80).optional(),
})

function readInput(text: string): Partial<ListRequest> {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new TypeError('no object')
    return withoutPage(given as Partial<ListRequest>)
  } catch {
    throw new AppError('unreadable', refusal.unreadable, { campos: { input: common.invalidData } })
  }
}

export function exportDoor(app: FastifyInstance, deps: Deps): void {
  app.get('/export/:procedure', { exposeHeadRoute: false }, async (request, reply) => {
    const context = await buildContext(deps, request, reply, cookieSession(deps, reply))
    if (!context.actor) throw refusals.unauthorized()
    const { procedure } = request.params as { procedure: string }
    const { formato, input, nome, colunas } = query.parse(request.query)
    const list = findList(procedure, context)
    if (!list) throw refusals.notFound()
    return sendFile(request, reply, {
      context: { ...context, actor: context.actor },
      procedure,
      list,
      input: readInput(input),
      formato,
      colunas,
      nome: nome ?? procedure.replace('.list', ''),
    })
  })
}
