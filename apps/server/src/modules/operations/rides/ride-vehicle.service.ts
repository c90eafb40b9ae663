/** The vehicle of a company ride: the driver has it, or has it booked for the day of the ride. */
import { ride as text } from '@intranet/contract/messages/rides'
import type { RideRecurrence, RideType } from '@intranet/contract/operations/ride-options'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { managesRides, rideVehicle } from './ride.queries.ts'

interface Trip {
  tipo: RideType
  id_veiculo?: number | null
  data: string
  /** Of an offer, or of a change that also reaches the later rides. */
  recorrencia?: RideRecurrence
}

/**
 * The vehicle that a ride is stored with; none for a private car. A booking is for its own days, so that a recurring offer
 * needs an assigned vehicle. Managers of rides offer buses and the like, which are no vehicle of the fleet.
 */
export async function vehicleOf(
  db: Database,
  actor: Actor,
  driver: number | null,
  { tipo, id_veiculo = null, data, recorrencia = 'unica' }: Trip,
): Promise<number | null> {
  if (tipo === 'particular') return null
  if (id_veiculo === null && managesRides(actor)) return null
  const hold =
    id_veiculo === null || driver === null ? undefined : await rideVehicle(db, id_veiculo, driver, data)
  if (!hold?.vinculado && !hold?.reservado) throw refusals.field('id_veiculo', text.companyVehicle)
  if (!hold.vinculado && recorrencia !== 'unica') throw refusals.field('recorrencia', text.bookedOnce)
  return id_veiculo
}
