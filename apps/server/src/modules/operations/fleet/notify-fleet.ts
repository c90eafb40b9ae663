/** Telling people of the fleet what happened. */
import { formatDateTime } from '@intranet/contract/formats'
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { bookingsAhead } from './booking-ahead.queries.ts'
import { userOfDriver } from './fine.queries.ts'

interface Message {
  msg: string
  rota: ScreenAddress
}

/** Notifies the fleet's managers of a provider, but not the one who did it. */
export async function notifyManagers(
  db: Database,
  actor: Actor,
  id_empresa: number,
  { msg, rota }: Message,
): Promise<void> {
  const managers = await holdersOf(db, 'frota:gestor', id_empresa)
  await notifyOthers(db, actor, { usuarios: managers, data: { modulo: 'frota', msg, rota } })
}

/** Notifies one person, unless they did it themselves. */
export async function notifyPerson(
  db: Database,
  actor: Actor,
  id: number | null,
  { msg, rota }: Message,
): Promise<void> {
  if (id === null) return
  await notifyOthers(db, actor, { usuarios: [id], data: { modulo: 'frota', msg, rota } })
}

/** Notifies the person of a driver's record, unless they did it themselves or are `asker`, who is notified of more. */
export async function notifyDriver(
  db: Database,
  actor: Actor,
  id_motorista: number | null,
  message: Message,
  asker?: number | null,
): Promise<void> {
  const driver = id_motorista === null ? undefined : await userOfDriver(db, id_motorista)
  if (driver && driver.id_usuario !== asker) await notifyPerson(db, actor, driver.id_usuario, message)
}

/** Who booked the vehicle, and who drives it, would find it in the workshop. */
export async function notifyBooked(
  db: Database,
  actor: Actor,
  { id, placa }: { id: number; placa: string },
): Promise<void> {
  for (const { id: booking, id_usuario, condutor, data_retirada } of await bookingsAhead(db, id))
    await notifyOthers(db, actor, {
      usuarios: [id_usuario, condutor].filter((one) => one !== null),
      data: {
        modulo: 'frota',
        msg: text.bookedInService(placa, formatDateTime(data_retirada)),
        rota: `/requests/vehicle/edit/${booking}`,
      },
    })
}
