import { momentOf } from '@intranet/contract/content/calendar-time'
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { FuelFields, UpdateFuelInput } from '@intranet/contract/operations/fuel-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found, holdRecord, holdRecords } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { getFuel, insertFuel, removeFuel, updateFuel } from './fuel.queries.ts'
import { settleOdometer } from './odometer.queries.ts'
import { assertReading, type OdometerDeps } from './odometer.service.ts'
import { holdVehicle } from './vehicle.queries.ts'
import { readsFleet } from './vehicle-scope.ts'

const TABLE = 'abastecimento'

function pastMoment(value: string): Date {
  const moment = new Date(momentOf(value))
  if (moment.getTime() > Date.now()) throw refusals.field('data', text.futureMoment)
  return moment
}

/** Registers fills; a receipt may come later than others, so only the newest moves the odometer on. */
export async function createFuels(deps: OdometerDeps, db: Database, actor: Actor, objects: FuelFields[]) {
  await holdRecords(
    db,
    'veiculo',
    objects.map(({ id_veiculo }) => id_veiculo),
  )
  const created = []
  for (const { confirmar, ...fields } of objects) {
    const vehicle = await holdVehicle(db, actor, fields.id_veiculo)
    if (!vehicle) throw refusals.field('id_veiculo', text.vehicleRequired)
    const data = pastMoment(fields.data)
    await assertReading(db, deps, { id_veiculo: vehicle.id, momento: data, km: fields.km, confirmar })
    const { id } = await insertFuel(db, { ...fields, data, id_usuario: actor.id })
    if (fields.comprovante) await attachUpload(db, actor, fields.comprovante, TABLE, id)
    await settleOdometer(db, vehicle.id)
    created.push({ id })
  }
  return created
}

export async function changeFuel(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  { confirmar, ...input }: UpdateFuelInput,
) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getFuel(db, actor, input.id))
  const vehicle = found(await holdVehicle(db, actor, before.id_veiculo))
  const data = input.data ? pastMoment(input.data) : before.data
  const km = input.km ?? before.km
  const except = { origem: 'abastecimento', id: input.id } as const
  await assertReading(db, deps, { id_veiculo: vehicle.id, momento: data, km, confirmar, except })
  const saved = await updateFuel(db, actor, { ...input, data })
  await settleOdometer(db, vehicle.id)
  if (input.comprovante && input.comprovante !== before.comprovante)
    await attachUpload(db, actor, input.comprovante, TABLE, input.id)
  return saved
}

/** Deletes a fill with its reading; the vehicle shows the newest that is left. */
export async function deleteFuel(db: Database, actor: Actor, id: number): Promise<void> {
  const { id_veiculo } = found(await getFuel(db, actor, id))
  found(await holdVehicle(db, actor, id_veiculo))
  await removeFuel(db, actor, id)
  await settleOdometer(db, id_veiculo)
}

/** A receipt is for who sees the fleet. */
export const maySeeReceipt = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && readsFleet(actor) && (await getFuel(db, actor, id)) !== undefined
