/** The vehicle of a company ride: the driver has it, or has it booked for the day of the ride. */
import { ride as text } from '@intranet/contract/messages/rides'
import type { RideRecurrence, RideType } from '@intranet/contract/operations/ride-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { managesRides } from './ride.queries.ts'

interface Trip {
  tipo: RideType
  id_veiculo?: number | null
  data: string
  /** Of an offer, or of a change that also reaches the later rides. */
  recorrencia?: RideRecurrence
}

const day = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Sao_Paulo')::date`

/** Whether a vehicle is assigned to somebody, or booked by or for them on a day. */
async function holdOn(db: Database, id: number, driver: number, data: string) {
  const { rows } = await sql<{ vinculado: boolean; reservado: boolean }>`
    select exists (select from motorista m where m.id = v.id_motorista and m.id_usuario = ${driver}) as vinculado,
      exists (select from solicitacao_veiculo s left join motorista m on m.id = s.id_motorista
        where s.id_veiculo = v.id and s.situacao in ('aprovada', 'em_uso') and ${driver} in (s.id_usuario, m.id_usuario)
          and ${data}::date between ${day('s.data_retirada')} and ${day('s.data_devolucao')}) as reservado
    from veiculo v where v.id = ${id} and v.situacao <> 'baixado'`.execute(db)
  return rows[0]
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
  const hold = id_veiculo === null || driver === null ? undefined : await holdOn(db, id_veiculo, driver, data)
  if (!hold?.vinculado && !hold?.reservado) throw refusals.field('id_veiculo', text.companyVehicle)
  if (!hold.vinculado && recorrencia !== 'unica') throw refusals.field('recorrencia', text.bookedOnce)
  return id_veiculo
}
