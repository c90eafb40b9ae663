import type { ProviderCity, ReplaceProviderCitiesInput } from '@intranet/contract/company/provider'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertChoices, holdRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { insertProviderCities, removeOtherProviderCities } from './provider-city.queries.ts'

const assertProviders = (db: Database, actor: Actor, ids: number[]) =>
  assertChoices(db.selectFrom('empresa').where(inScope(actor, 'id', false)), ids, 'id_empresa')

/** Adds cities to providers; duplicates are ignored. */
export async function addProviderCities(db: Database, actor: Actor, objects: ProviderCity[]) {
  await assertProviders(
    db,
    actor,
    objects.map(({ id_empresa }) => id_empresa),
  )
  return insertProviderCities(db, objects)
}

/**
 * Makes these the only cities that a provider serves. Cities that stay keep their row and id:
 * events and imports point at them.
 */
export async function replaceProviderCities(db: Database, actor: Actor, input: ReplaceProviderCitiesInput) {
  const { id_empresa, objects } = input
  await assertProviders(db, actor, [id_empresa])
  await holdRecord(db, 'empresa', id_empresa)
  const excluidas = await removeOtherProviderCities(db, id_empresa, objects)
  const rows = objects.map(({ nome, uf }) => ({ nome, uf, id_empresa }))
  const inseridas = rows.length ? await insertProviderCities(db, rows) : []
  return { excluidas, inseridas }
}
