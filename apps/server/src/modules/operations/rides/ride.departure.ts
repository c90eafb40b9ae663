/** The rides of somebody who leaves: those to drive are cancelled, and their seats with others are free again. */
import { formatDate } from '@intranet/contract/formats'
import { ride as text } from '@intranet/contract/messages/rides'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { ridesAhead, seatsAhead } from './departure.queries.ts'
import { movePassenger, settleSeats, storedPassenger, storedRide } from './ride.queries.ts'
import { cancelOne } from './ride.service.ts'

export async function endRidesOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  for (const ride of await ridesAhead(db, id)) await cancelOne(db, actor, ride.id, text.driverGone)
  for (const seat of await seatsAhead(db, id)) await freeSeat(db, actor, seat)
  return []
}

async function freeSeat(db: Database, actor: Actor, seat: { id: number; id_carona: number }): Promise<void> {
  await holdRecord(db, 'carona', seat.id_carona)
  const { situacao } = found(await storedPassenger(db, seat.id))
  if (situacao !== 'pendente' && situacao !== 'aceito') return
  const ride = found(await storedRide(db, seat.id_carona))
  await movePassenger(db, seat.id, 'cancelado')
  await settleSeats(db, ride.id)
  await notifyOthers(db, actor, {
    usuarios: ride.id_usuario === null ? [] : [ride.id_usuario],
    data: {
      modulo: 'caronas',
      msg: text.seatFree(ride.cidade_destino, formatDate(ride.data)),
      rota: `/ride/edit/${ride.id}`,
    },
  })
}
