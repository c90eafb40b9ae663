/** What the list of an entity says of the records that a source calls. */
import type { ExternalFields } from '@intranet/contract/access/external-ids'
import { external as text } from '@intranet/contract/messages/list-requests'
import type { AnyProcedure } from '@trpc/server'
import { refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { procedureAt } from '../../../platform/procedure/inputs.ts'
import { listedRows, partsOf } from '../../../platform/procedure/listed-rows.ts'
import type { ExternalEntity } from './external-entities.ts'

type Ctx = SignedInContext

/** An object by its place in the request. */
export interface Placed {
  place: number
  object: ExternalFields
}

export interface Linked extends Placed {
  id: number
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
async function listed(ctx: Ctx, entity: ExternalEntity, ids: readonly number[]): Promise<Listed[]> {
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

/**
 * Throws 422 where a record is another provider's than was sent, and its provider does not change: two ERPs with one
 * source call different people by the same id.
 */
export async function assertProviders(
  ctx: Ctx,
  entity: ExternalEntity,
  linked: readonly Linked[],
): Promise<void> {
  const named = linked.filter(({ object }) => object.id_empresa !== undefined)
  if (!named.length || !entity.schemas.createOnly.includes('id_empresa')) return
  const rows = await listed(
    ctx,
    entity,
    named.map(({ id }) => id),
  )
  const providers = new Map(rows.map(({ id, id_empresa }) => [id, id_empresa]))
  const others = named.filter(
    ({ id, object }) => providers.has(id) && providers.get(id) !== object.id_empresa,
  )
  if (others.length)
    throw refusals.invalid(
      Object.fromEntries(others.map(({ place }) => [`objects.${place}.id_empresa`, text.otherProvider])),
    )
}
