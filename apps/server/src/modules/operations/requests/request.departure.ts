/** The bookings of somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import { formatDateTime } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyManagers, notifyPerson } from '../fleet/notify-fleet.ts'
import { bookingsOf, takeRequestStep } from './vehicle-request.queries.ts'
import { notifyEnded, notifyRides } from './vehicle-request.service.ts'

export async function endBookingsOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  for (const booking of await bookingsOf(db, id)) {
    if (booking.id_usuario === id) {
      await takeRequestStep(db, booking.id, ['pendente', 'aprovada'], { situacao: 'cancelada' })
      if (booking.situacao === 'aprovada') await notifyEnded(db, actor, booking)
      continue
    }
    // Somebody else's: the vehicle stays theirs to ask for, with another driver.
    await takeRequestStep(db, booking.id, ['pendente', 'aprovada'], {
      situacao: 'pendente',
      id_motorista: null,
    })
    const msg = `A reserva para ${booking.destino} em ${formatDateTime(booking.data_retirada)} ficou sem motorista.`
    await notifyPerson(db, actor, booking.id_usuario, { msg, rota: '/requests/vehicle' })
    await notifyManagers(db, actor, booking.id_empresa, { msg, rota: `/fleet/bookings?pedido=${booking.id}` })
    await notifyRides(db, booking)
  }
  return []
}
