import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { managesFleet } from '../fleet/vehicle-scope.ts'
import { getVehicleRequest } from './vehicle-request.queries.ts'

/** A request with what the asker may do with it. */
export async function readVehicleRequest(db: Database, actor: Actor, id: number) {
  const { id_condutor, sobra, ...request } = found(await getVehicleRequest(db, actor, id))
  const meu = request.id_usuario === actor.id
  const decide = managesFleet(actor)
  const conduz = meu || decide || id_condutor === actor.id
  return { ...request, meu, decide, conduz, sobra: id_condutor === actor.id ? sobra : null }
}
