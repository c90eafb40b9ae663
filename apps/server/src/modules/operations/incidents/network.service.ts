import type { NetworkInput } from '@intranet/contract/operations/network'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { rememberShortly, type ShortMemory } from '../../../platform/short-memory.ts'
import { networkCities, publicCities, type PublicCity } from './network.queries.ts'

/** The state of the network for people inside. */
export async function readNetwork(db: Database, actor: Actor, input: NetworkInput) {
  const rows = await networkCities(db, actor, input)
  return { total: rows[0]?.total ?? 0, cidades: rows.map(({ total: _, ...city }) => city) }
}

/** How long guests are answered the same, in milliseconds. */
const KEPT_MS = 30_000
const memories = new WeakMap<Parameters, ShortMemory<PublicCity[]>>()

/** The state of the network for everybody: 404 unless the setting publishes it. */
export async function readPublicNetwork({ connection, parameters }: Pick<Deps, 'connection' | 'parameters'>) {
  if (!(await parameters.read('rede_publica'))) throw refusals.notFound()
  const memory = memories.get(parameters) ?? rememberShortly(KEPT_MS, () => publicCities(connection.db))
  memories.set(parameters, memory)
  return { cidades: await memory.read() }
}
