import type { NetworkInput } from '@intranet/contract/operations/network'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { networkCities, publicCities } from './network.queries.ts'

/** The state of the network for people inside. */
export async function readNetwork(db: Database, actor: Actor, input: NetworkInput) {
  const rows = await networkCities(db, actor, input)
  return { total: rows[0]?.total ?? 0, cidades: rows.map(({ total: _, ...city }) => city) }
}

type PublicNetwork = ReturnType<typeof publicCities>

/** How long guests are answered the same, in milliseconds. */
const KEPT_MS = 30_000
const kept = new WeakMap<Parameters, { until: number; cities: PublicNetwork }>()

/** The state of the network for everybody: 404 unless the setting publishes it. */
export async function readPublicNetwork({ connection, parameters }: Pick<Deps, 'connection' | 'parameters'>) {
  if (!(await parameters.read('rede_publica'))) throw refusals.notFound()
  const before = kept.get(parameters)
  if (before && Date.now() < before.until) return { cidades: await before.cities }
  const cities = publicCities(connection.db)
  kept.set(parameters, { until: Date.now() + KEPT_MS, cities })
  cities.catch(() => kept.delete(parameters))
  return { cidades: await cities }
}
