/** A vehicle and its keys from one person to another, or back to the office: docs/people.md#many-lines-at-once. */
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { driverOfUser } from './driver.queries.ts'
import type { OdometerDeps } from './odometer.service.ts'
import { getKey, holdVehicle } from './vehicle.queries.ts'
import { assignDriver, saveVehicleKey } from './vehicle.service.ts'

interface Settling {
  db: Database
  actor: Actor
  deps: OdometerDeps
}

interface HandOver {
  id: number
  /** Null: back to the office. */
  to: number | null
}

/** The vehicle's assignment changes at the odometer that it has. */
export async function passVehicle({ db, actor, deps }: Settling, { id, to }: HandOver) {
  const { km_atual: km } = found(await holdVehicle(db, actor, id))
  const driver = to === null ? null : await driverOfUser(db, to)
  if (driver === undefined) throw refusals.field('id_funcionario', text.noDriver)
  return assignDriver(deps, db, actor, { id, id_motorista: driver && driver.id, km })
}

export async function passKey({ db, actor }: Settling, { id, to }: HandOver) {
  const { id_veiculo, nome } = found(await getKey(db, actor, id))
  return saveVehicleKey(db, actor, { id, id_veiculo, nome, id_funcionario: to })
}
