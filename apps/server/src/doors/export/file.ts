/** A list as a file, written while its rows are read: recorded before the first row leaves, and completed at the end. */
import { slugify } from '@intranet/contract/formats'
import type { ExportHead, ListRequest } from '@intranet/contract/list'
import { todayInBrazil } from '@intranet/contract/today'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { originColumns } from '../../platform/origin.ts'
import type { SignedInContext } from '../../platform/procedure/context.ts'
import { assertConfirmed } from '../../platform/procedure/procedure.ts'
import { csvFile } from './csv.ts'
import { assertMayExport } from './export-limit.ts'
import { cellPages, ROWS_A_PAGE, type ExportableList } from './list-pages.ts'
import { xlsxFile } from './xlsx.ts'

const formats = {
  csv: { write: csvFile, type: 'text/csv; charset=utf-8' },
  xlsx: { write: xlsxFile, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

/** Rows after which a file that is still being written is counted again. */
const NOTED_EVERY = 50_000

/** A file that somebody asked for. */
interface AskedFile {
  context: SignedInContext
  /** `departments.list` */
  procedure: string
  list: ExportableList
  /** The list's own input, without a page. */
  input: Partial<ListRequest>
  formato: keyof typeof formats
  /** The columns of the file, by their names and in their order; all when left out. */
  colunas: string | undefined
  nome: string
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

/** Answers every row of a list. The first page is read before the answer begins, so that a refusal still is one. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, procedure, list, input, formato, colunas, nome }: AskedFile,
): Promise<FastifyReply> {
  const { actor } = context
  const { db } = context.deps.connection
  const heads = shownHeads(allowedHeads(list.heads, input), colunas)
  if (hasPersonalColumns(heads)) await assertConfirmed(context)
  await assertMayExport(context.deps, actor)
  const first = await list.read({ ...input, limit: ROWS_A_PAGE, contar: false })
  const filtros = actor.chave ? { chave: actor.chave.id, pedido: input } : input
  // Before the first row leaves: a broken download is on record too.
  const { id } = await db
    .insertInto('exportacao')
    .values({
      id_usuario: actor.id,
      tela: procedure,
      filtros: JSON.stringify(filtros),
      linhas: 0,
      ...originColumns(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const notRecorded = (err: unknown) => request.log.error({ reqId: request.id, err }, 'export not recorded')
  let [rows, noted] = [0, 0]
  const complete = () => db.updateTable('exportacao').set({ linhas: rows }).where('id', '=', id).execute()
  const canaries = await context.deps.canaries.watch()
  const pages = cellPages({ ...list, heads }, input, first, (page) => {
    rows += page.length
    canaries.look(page)
    if (rows - noted < NOTED_EVERY) return
    noted = rows
    complete().catch(notRecorded)
  })
  const { write, type } = formats[formato]
  const file = Readable.from(write(Object.values(heads).map(labelOf), pages), {
    objectMode: false,
    highWaterMark: 64 * 1024,
  })
  file.once('close', () => {
    Promise.all([complete(), canaries.settle(actor, procedure)]).catch(notRecorded)
  })
  const name = `${slugify(nome) || 'lista'}-${todayInBrazil()}.${formato}`
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(file)
}
