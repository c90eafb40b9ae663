/** GET /export/:procedure?formato=csv|xlsx&input=…: every row of a list as a file, written while the rows are read. */
import { todayInBrazil } from '@intranet/contract/today'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { slugify } from '@intranet/contract/formats'
import { type ExportHead, type ListRequest } from '@intranet/contract/list'
import { common } from '@intranet/contract/messages'
import { DAY_SECONDS } from '@intranet/contract/durations'
import { person as limitText } from '@intranet/contract/messages/limits'
import { refusal } from '@intranet/contract/messages/refusals'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { watchCanaries } from '../../platform/canary-watch.ts'
import { AppError, refusals } from '../../platform/errors.ts'
import { assertConfirmed } from '../../platform/procedure/procedure.ts'
import { buildContext } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { csvFile } from './csv.ts'
import { cellPages, findList, ROWS_A_PAGE, type ExportableList } from './list-pages.ts'
import { xlsxFile } from './xlsx.ts'

const formats = {
  csv: { write: csvFile, type: 'text/csv; charset=utf-8' },
  xlsx: { write: xlsxFile, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

/** What a file counts as at least: a thousand small ones are no less than a large one. */
const ROWS_OF_A_FILE = 1000
/** Rows after which a file that is still being written is counted again. */
const NOTED_EVERY = 50_000

const notRecorded = (request: FastifyRequest, err: unknown) =>
  request.log.error({ reqId: request.id, err }, 'export not recorded')

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
    const { limit: _, offset: __, depois: ___, contar: ____, ...input } = given as Partial<ListRequest>
    return input
  } catch {
    throw new AppError('unreadable', refusal.unreadable, { campos: { input: common.invalidData } })
  }
}

type Heads = ExportableList['heads']

/** A list that takes `colunas` is exported with those; the log records them with the filters. */
function allowedHeads(heads: Heads, input: object): Heads {
  if (!('colunas' in input) || !Array.isArray(input.colunas)) return heads
  const wanted: unknown[] = input.colunas
  return Object.fromEntries(Object.entries(heads).filter(([column]) => wanted.includes(column)))
}

/** The columns of the screen, in its order. What a screen draws without a column of the list has none in the file. */
function shownHeads(heads: Heads, colunas: string | undefined): Heads {
  const shown = colunas?.split(',').flatMap((name): [string, Heads[string]][] => {
    const head = Object.hasOwn(heads, name) ? heads[name] : undefined
    return head ? [[name, head]] : []
  })
  return shown?.length ? Object.fromEntries(shown) : heads
}

/** Whether a file asks for the password again (docs/access.md#confirmation). */
const hasPersonalColumns = (heads: Heads) =>
  Object.values(heads).some((head) => typeof head !== 'string' && head.personal !== undefined)

const labelOf = (head: ExportHead) => (typeof head === 'string' ? head : head.label)

export function exportDoor(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.connection

  /** Written before the first row leaves, completed at the end: a broken download is on record too. */
  async function record(id_usuario: number, tela: string, filtros: object): Promise<number> {
    const row = await db
      .insertInto('exportacao')
      .values({ id_usuario, tela, filtros: JSON.stringify(filtros), linhas: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  /** A person's files of 24 hours, those that are still being written too: each of them counts as some rows. */
  async function assertMayExport(id_usuario: number): Promise<void> {
    const limit = await deps.parameters.read('pessoa_exportadas_dia')
    const { rows } = await sql<{ linhas: number; primeira: Date | null }>`
      select coalesce(sum(greatest(linhas, ${ROWS_OF_A_FILE})), 0)::float8 as linhas, min(data) as primeira
      from exportacao where id_usuario = ${id_usuario} and data > now() - interval '1 day'`.execute(db)
    const { linhas, primeira } = rows[0]!
    if (linhas < limit) return
    const freed = (primeira?.getTime() ?? Date.now()) + DAY_SECONDS * 1000
    const retryAfter = Math.max(60, Math.ceil((freed - Date.now()) / 1000))
    throw new AppError('too_many', limitText.exportedToday, { retryAfter })
  }

  const complete = (id: number, linhas: number) =>
    db.updateTable('exportacao').set({ linhas }).where('id', '=', id).execute()

  app.get('/export/:procedure', { exposeHeadRoute: false }, async (request, reply) => {
    const context = await buildContext(deps, request, reply, cookieSession(deps, reply))
    if (!context.actor) throw refusals.unauthorized()
    const { procedure } = request.params as { procedure: string }
    const { formato, input: text, nome, colunas } = query.parse(request.query)
    const list = findList(procedure, { ...context, exports: true })
    if (!list) throw refusals.notFound()
    const input = readInput(text)
    list.heads = shownHeads(allowedHeads(list.heads, input), colunas)
    if (hasPersonalColumns(list.heads)) await assertConfirmed(context)
    await assertMayExport(context.actor.id)
    // The first page is read before the answer begins, so that a refusal still is one.
    const first = await list.read({ ...input, limit: ROWS_A_PAGE, contar: false })
    const logged = await record(context.actor.id, procedure, input)
    let [rows, noted] = [0, 0]
    const canaries = await watchCanaries(db)
    const pages = cellPages(list, input, first, (page) => {
      rows += page.length
      canaries.look(page)
      if (rows - noted < NOTED_EVERY) return
      noted = rows
      complete(logged, rows).catch((error: unknown) => notRecorded(request, error))
    })
    const { write, type } = formats[formato]
    const file = Readable.from(write(Object.values(list.heads).map(labelOf), pages), {
      objectMode: false,
      highWaterMark: 64 * 1024,
    })
    const { actor } = context
    file.once('close', () => {
      Promise.all([complete(logged, rows), canaries.settle(actor, procedure)]).catch((error: unknown) =>
        notRecorded(request, error),
      )
    })
    const name = `${slugify(nome ?? procedure.replace('.list', '')) || 'lista'}-${todayInBrazil()}.${formato}`
    return reply
      .headers({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(file)
  })
}
