/** Reading what an access key's source calls records, as their lists show them to the key. */
import type { ListExternalInput } from '@intranet/contract/access/external-ids'
import { external as text } from '@intranet/contract/messages/list-requests'
import type { AnyProcedure } from '@trpc/server'
import { refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { procedureAt } from '../../../platform/procedure/inputs.ts'
import { listedRows, partsOf } from '../../../platform/procedure/listed-rows.ts'
import { found } from '../../../platform/records.ts'
import type { ExternalEntity } from './external-entities.ts'
import { findLink, listLinks, sourceOfKey, type Source } from './external-id.queries.ts'

type Ctx = SignedInContext

/** Whose ids a request is about. Throws 422 for people, and for keys without a source. */
export async function sourceOf({ db, actor }: Ctx, { tabela }: ExternalEntity): Promise<Source> {
  const fonte = actor.chave ? await sourceOfKey(db, actor.chave.id) : null
  if (fonte === null) throw refusals.invalid({ fonte: text.noSource })
  return { fonte, tabela }
}

export function procedureOf({ router }: ExternalEntity, verb: string): AnyProcedure {
  const procedure = procedureAt(`${router}.${verb}`)
  if (!procedure) throw new Error(`There is no procedure ${router}.${verb}`)
  return procedure
}

interface Listed {
  id: number
  id_empresa?: number | null
}

/** Those of some records that their list shows to the caller. */
export async function listed(ctx: Ctx, entity: ExternalEntity, ids: readonly number[]): Promise<Listed[]> {
  const list = procedureOf(entity, 'list')
  const questions = partsOf(ids).flatMap((part) =>
    (entity.asks ?? [undefined]).map((asks) => listedRows<Listed>(ctx, list, part, asks)),
  )
  return (await Promise.all(questions)).flat()
}

export const visible = async (
  ctx: Ctx,
  entity: ExternalEntity,
  ids: readonly number[],
): Promise<Set<number>> => new Set((await listed(ctx, entity, ids)).map(({ id }) => id))

/** One page of the source's ids, of records that the caller sees: a page may have fewer than `limit`. */
export async function listExternal(ctx: Ctx, entity: ExternalEntity, request: ListExternalInput) {
  const source = await sourceOf(ctx, entity)
  const page = await listLinks(ctx.db, source, { ...request, contar: false })
  const seen = await visible(
    ctx,
    entity,
    page.dados.map(({ id_registro }) => id_registro),
  )
  return { ...page, dados: page.dados.filter(({ id_registro }) => seen.has(id_registro)) }
}

/** What a source calls one record so, and since when. Throws 404 for an id that it calls nothing by, as people do. */
export async function getExternal(ctx: Ctx, entity: ExternalEntity, id_externo: string) {
  if (!ctx.actor.chave) throw refusals.notFound()
  const link = found(await findLink(ctx.db, await sourceOf(ctx, entity), id_externo))
  if (!(await visible(ctx, entity, [link.id_registro])).has(link.id_registro)) throw refusals.notFound()
  return link
}
