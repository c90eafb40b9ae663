import type { ProviderCity, ReplaceProviderCitiesInput } from '@intranet/contract/company/provider-schemas'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../platform/errors.ts'
import { assertChoices, holdRecord, holdRecords } from '../../../platform/records.ts'
import { insertProviderCities, providerCityIds, removeOtherProviderCities } from './provider-city.queries.ts'
import { allProviders } from './provider.queries.ts'

const assertProviders = (db: Database, ids: number[]) => assertChoices(allProviders(db), ids, 'id_empresa')

/** Adds cities to providers; duplicates are ignored. */
export async function addProviderCities(db: Database, objects: ProviderCity[]) {
  const ids = [...new Set(objects.map(({ id_empresa }) => id_empresa))]
  await assertProviders(db, ids)
  await holdRecords(db, 'empresa', ids)
  return insertProviderCities(db, objects)
}

/** Nobody takes away what they did not see. */
async function assertSeen(db: Database, id_empresa: number, vistas: readonly number[]): Promise<void> {
  const ids = await providerCityIds(db, id_empresa)
  const seen = new Set(vistas)
  if (ids.length !== seen.size || !ids.every((id) => seen.has(id))) throw refusals.stale()
}

/**
 * Makes these the only cities that a provider serves. Cities that stay keep their row and id:
 * events and imports point at them.
 */
export async function replaceProviderCities(db: Database, input: ReplaceProviderCitiesInput) {
  const { id_empresa, objects, vistas } = input
  await assertProviders(db, [id_empresa])
  await holdRecord(db, 'empresa', id_empresa)
  if (vistas) await assertSeen(db, id_empresa, vistas)
  const excluidas = await removeOtherProviderCities(db, id_empresa, objects)
  const rows = objects.map(({ nome, uf }) => ({ nome, uf, id_empresa }))
  const inseridas = rows.length ? await insertProviderCities(db, rows) : []
  return { excluidas, inseridas }
}
