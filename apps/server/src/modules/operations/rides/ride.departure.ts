/** The rides of somebody who leaves: those to drive are cancelled, and their seats with others are free again. */
import { formatDate } from '@intranet/contract/formats'
import { ride as text } from '@intranet/contract/messages/rides'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { movePassenger, settleSeats, storedPassenger, storedRide } from './ride.queries.ts'
import { cancelOne } from './ride.service.ts'

/** What is ahead of the person, in the order of ids: two shutdowns at once hold rides in the same order. */
const ahead = (db: Database) =>
  db
    .selectFrom('carona as r')
    .where('r.situacao', 'in', ['aberta', 'lotada'])
    .where('r.partida', '>', sql<Date>`now()`)
    .orderBy('r.id')

export async function endRidesOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  for (const ride of await ahead(db).where('r.id_usuario', '=', id).select('r.id').execute())
    await cancelOne(db, actor, ride.id, text.driverGone)
  const seats = await ahead(db)
    .innerJoin('carona_passageiro as p', 'p.id_carona', 'r.id')
    .where('p.id_usuario', '=', id)
    .where('p.situacao', 'in', ['pendente', 'aceito'])
    .select(['p.id', 'p.id_carona'])
    .execute()
  for (const seat of seats) await freeSeat(db, actor, seat)
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
