/** A list as CSV by `Accept: text/csv`: an export, with its columns, masks, right and record (docs/rest.md#csv). */
import type { ListRequest } from '@intranet/contract/list'
import { inputsOfAPage } from '@intranet/contract/list-limits'
import { rest as text } from '@intranet/contract/messages/list-requests'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, refusals } from '../../platform/errors.ts'
import { procedurePath } from '../../platform/procedure/caller.ts'
import type { Context } from '../../platform/procedure/context.ts'
import { isFields, type RestRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { sendFile } from '../export/file.ts'
import { findList, isExported, withoutPage } from '../export/list-pages.ts'
import { unknownColumn } from './chosen-fields.ts'

/** Whether CSV is what a client asks for before JSON. */
export const wantsCsv = ({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean =>
  accept.split(',', 1)[0]!.split(';', 1)[0]!.trim().toLowerCase() === 'text/csv'

/** The procedure whose rows a file of this list has: the list's, or the `export` beside it. */
export function exportedBy({ method, wrap, routers, contract }: RestRoute): string | undefined {
  if (method !== 'GET' && wrap !== 'filtro') return undefined
  const own = procedurePath(routers, contract.procedure)
  const beside = own.endsWith('.list') ? [own.replace(/\.list$/, '.export')] : []
  return [own, ...beside].find(isExported)
}

/** Answers all rows that a request's filter fits. Throws 422 where a list has no file, or a page is asked for. */
export async function answerCsv(
  route: RestRoute,
  context: Context,
  asked: { request: FastifyRequest; reply: FastifyReply; read: RestRequest; campos: unknown },
): Promise<FastifyReply> {
  const { request, reply, read, campos } = asked
  const procedure = exportedBy(route)
  if (!procedure || route.contract.converts) throw refusals.invalid({ Accept: text.noFile })
  if (!context.actor) throw refusals.unauthorized()
  const list = findList(procedure, context)
  if (!list) throw new AppError('forbidden', text.noFile)
  const sent: Record<string, unknown> = { ...read.query, ...(read.body as object | null | undefined) }
  const paged = inputsOfAPage.find((name) => name in sent || (isFields(sent.filtro) && name in sent.filtro))
  if (paged) throw refusals.invalid({ [paged]: text.fileIsWhole })
  const columns = campos === undefined ? undefined : [campos].flat().join()
  const unknown = columns?.split(',').some((name) => !Object.hasOwn(list.heads, name))
  if (unknown) throw unknownColumn(Object.keys(list.heads))
  const input = withoutPage(route.contract.read(read) as Partial<ListRequest>)
  const actor = context.actor
  return sendFile(request, reply, {
    context: { ...context, actor },
    procedure,
    list,
    input,
    formato: 'csv',
    colunas: columns,
    nome: procedure.replace(/\.(list|export)$/, ''),
  })
}
