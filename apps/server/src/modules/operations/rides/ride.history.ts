import { sql } from 'kysely'
import { among, type HistoryRules } from '../../../platform/history.ts'
import { managesRides } from './ride.queries.ts'

/** Drivers see the history of their rides, managers that of all. */
export const rideHistory: HistoryRules = {
  carona: {
    scope: (actor, id) =>
      among(
        'carona',
        id,
        managesRides(actor) ? sql<boolean>`true` : sql<boolean>`x.id_usuario = ${actor.id}`,
      ),
  },
}
