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

/** Records whose provider was sent and does not change. */
export const withProvider = (entity: ExternalEntity, linked: readonly Linked[]): Linked[] =>
  entity.schemas.createOnly.includes('id_empresa')
    ? linked.filter(({ object }) => object.id_empresa !== undefined)
    : []

/** Throws 422 where a record is another provider's than was sent: two ERPs with one source call different people by one id. */
export function assertProviders(linked: readonly Linked[], providers: ReadonlyMap<number, unknown>): void {
  const others = linked.filter(
    ({ id, object }) => providers.has(id) && providers.get(id) !== object.id_empresa,
  )
  if (others.length)
    throw refusals.invalid(
      Object.fromEntries(others.map(({ place }) => [`objects.${place}.id_empresa`, text.otherProvider])),
    )
}
