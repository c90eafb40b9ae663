import type {
  RestrictionFields,
  UpdateRestrictionInput,
} from '@intranet/contract/marketing/restriction-schemas'
import { form } from '@intranet/contract/messages'
import { restriction } from '@intranet/contract/messages/marketing'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { ownProviders } from '../own-provider.queries.ts'
import {
  countWithoutDocument,
  getRestriction,
  insertRestrictions,
  updateRestriction,
  type RestrictionRow,
} from './restriction.queries.ts'

/** One restriction with the customer's document: the reading is recorded. */
export async function readRestriction(db: Database, actor: Actor, id: number) {
  const row = found(await getRestriction(db, actor, id))
  await recordItemReading(db, actor, 'relacionamento_preferencias_cliente', [id], 'cadastro')
  return row
}

/** A customer's document may be left out only where the ERP has none: their code is the key then. */
async function assertDocuments(db: Database, rows: RestrictionRow[]): Promise<void> {
  const without = rows.filter(({ cpf }) => cpf === null)
  if ((await countWithoutDocument(db, without)) < without.length)
    throw refusals.invalid({ cpf: form.required })
}

/** Stores restrictions; a customer that has one already is refused with 409 and the documented text. */
export async function createRestrictions(db: Database, actor: Actor, objects: RestrictionFields[]) {
  const idOf = await ownProviders(
    db,
    actor,
    objects.map(({ sistema }) => sistema),
  )
  const rows = objects.map(({ sistema, cpf = null, ...row }) => ({ ...row, cpf, id_empresa: idOf(sistema) }))
  await assertDocuments(db, rows)
  return insertRestrictions(db, actor, rows)
}

/**
 * Changes a restriction's channels. Its customer cannot change, since the customer who requested it would lose it.
 * Documented clients also send `sistema` and other fields; stored values are accepted.
 */
export async function changeRestriction(
  db: Database,
  actor: Actor,
  { sistema, cod_cliente, cpf, nome_razaosocial, ...change }: UpdateRestrictionInput,
) {
  const now = found(await getRestriction(db, actor, change.id))
  const said = { sistema, cod_cliente, cpf, nome_razaosocial }
  const others = (Object.keys(said) as (keyof typeof said)[]).filter(
    (key) => said[key] !== undefined && said[key] !== now[key],
  )
  if (others.length)
    throw refusals.invalid(Object.fromEntries(others.map((key) => [key, restriction.otherCustomer])))
  return updateRestriction(db, actor, change)
}
