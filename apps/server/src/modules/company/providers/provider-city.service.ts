import type { ProviderCity, ReplaceProviderCitiesInput } from '@intranet/contract/company/provider-schemas'
import type { Database } from '@intranet/db/connection'
import { assertChoices, holdRecord } from '../../../platform/records.ts'
import { insertProviderCities, removeOtherProviderCities } from './provider-city.queries.ts'
import { allProviders } from './provider.queries.ts'

const assertProviders = (db: Database, ids: number[]) => assertChoices(allProviders(db), ids, 'id_empresa')

/** Adds cities to providers; duplicates are ignored. */
export async function addProviderCities(db: Database, objects: ProviderCity[]) {
  await assertProviders(
    db,
    objects.map(({ id_empresa }) => id_empresa),
  )
  return insertProviderCities(db, objects)
}

/**
 * Makes these the only cities that a provider serves. Cities that stay keep their row and id:
 * events and imports point at them.
 */
export async function replaceProviderCities(db: Database, input: ReplaceProviderCitiesInput) {
  const { id_empresa, objects } = input
  await assertProviders(db, [id_empresa])
  await holdRecord(db, 'empresa', id_empresa)
  const excluidas = await removeOtherProviderCities(db, id_empresa, objects)
  const rows = objects.map(({ nome, uf }) => ({ nome, uf, id_empresa }))
  const inseridas = rows.length ? await insertProviderCities(db, rows) : []
  return { excluidas, inseridas }
}
