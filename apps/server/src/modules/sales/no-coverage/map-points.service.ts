/** Where the cities of the first level lie. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NoCoverageInput } from '@intranet/contract/sales/no-coverage'
import type { NoCoveragePoint } from '@intranet/contract/sales/no-coverage-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { listCityLeads } from './map-points.queries.ts'

type Place = [lat: number, lon: number]
let cached: Map<number, Place> | undefined

/** Read once, when the first map is asked for: IBGE code → degrees, to a kilometre. */
function coordinates(): Map<number, Place> {
  if (cached) return cached
  const text = readFileSync(join(import.meta.dirname, 'municipality-coordinates.csv'), 'utf8')
  const lines = text.trim().split('\n').slice(1)
  cached = new Map(
    lines.map((line) => {
      const [code, lat, lon] = line.split(',').map(Number)
      return [code!, [lat!, lon!]]
    }),
  )
  return cached
}

/** The cities with their leads and coordinates, most leads first. */
export async function mapPoints(
  db: Database,
  actor: Actor,
  request: NoCoverageInput,
): Promise<NoCoveragePoint[]> {
  const places = coordinates()
  const cities = await listCityLeads(db, actor, request)
  return cities.map(({ id_ibge, ...city }) => {
    const [lat = null, lon = null] = (id_ibge !== null && places.get(id_ibge)) || []
    return { ...city, lat, lon }
  })
}
