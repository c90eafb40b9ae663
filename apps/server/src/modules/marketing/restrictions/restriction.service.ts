import type { RestrictionFields, UpdateRestrictionInput } from '@intranet/contract/marketing/restrictions'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { ownProviders } from '../own-provider.queries.ts'
import { getRestriction, insertRestrictions, updateRestriction } from './restriction.queries.ts'

/** One restriction with the customer's document: the reading is recorded. */
export async function readRestriction(db: Database, actor: Actor, id: number) {
  const restriction = found(await getRestriction(db, actor, id))
  await recordItemReading(db, actor, 'relacionamento_preferencias_cliente', [id], 'cadastro')
  return restriction
}

/** Stores restrictions; a customer that has one already is refused with 409 and the documented text. */
export async function createRestrictions(db: Database, actor: Actor, objects: RestrictionFields[]) {
  const idOf = await ownProviders(
    db,
    actor,
    objects.map(({ sistema }) => sistema),
  )
  const rows = objects.map(({ sistema, ...row }) => ({ ...row, id_empresa: idOf(sistema) }))
  return insertRestrictions(db, actor, rows)
}

/** Changes a restriction. Documented clients send `sistema` along with the three channels. */
export async function changeRestriction(
  db: Database,
  actor: Actor,
  { sistema, ...change }: UpdateRestrictionInput,
) {
  const id_empresa = sistema === undefined ? undefined : (await ownProviders(db, actor, [sistema]))(sistema)
  return updateRestriction(db, actor, { ...change, id_empresa })
}
