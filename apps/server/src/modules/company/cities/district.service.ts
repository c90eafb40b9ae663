import type { Uf } from '@intranet/contract/states'
import type { Database } from '@intranet/db/connection'
import { fetchDistricts, type District } from '../../../platform/districts.ts'
import type { Deps } from '../../../platform/deps.ts'
import { cachedDistricts, cacheDistricts, seatDistricts } from './district.queries.ts'

/**
 * The districts of a state: from the cache, else from the service. Where the service is away, the old list,
 * and without one the municipalities' seats (not kept, so that the next request asks again).
 */
export async function listDistricts(
  db: Database,
  { parameters, outgoing }: Pick<Deps, 'parameters' | 'outgoing'>,
  uf: Uf,
): Promise<District[]> {
  const cached = await cachedDistricts(db, uf, await parameters.read('distritos_cache_dias'))
  const old = cached?.dados
  if (cached?.fresh) return old!
  try {
    const districts = await fetchDistricts(outgoing, await parameters.read('distritos_endereco'), uf)
    await cacheDistricts(db, uf, districts)
    return districts
  } catch {
    return old ?? seatDistricts(db, uf)
  }
}
