/** Telling people of the fleet what happened. */
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
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
