import { momentOf } from '@intranet/contract/content/calendar-time'
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { FuelFields, UpdateFuelInput } from '@intranet/contract/operations/fuel'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { getFuel, insertFuel, neighbours, updateFuel } from './fuel.queries.ts'
import { holdVehicle, setVehicle } from './vehicle.queries.ts'
import { readsFleet } from './vehicle-scope.ts'

const TABLE = 'abastecimento'

function pastMoment(value: string): Date {
  const moment = new Date(momentOf(value))
  if (moment.getTime() > Date.now()) throw refusals.field('data', text.futureMoment)
  return moment
}

/** Between the odometers of the fills before and after. */
async function assertOrder(db: Database, id_veiculo: number, moment: Date, km: number, except?: number) {
  const { antes, depois } = await neighbours(db, id_veiculo, moment, except)
  if ((antes !== null && km < antes) || (depois !== null && km > depois))
    throw refusals.field('km', text.fuelOrder)
}

/** Registers fills; a receipt may come later than others, so only the newest moves the odometer on. */
export async function createFuels(db: Database, actor: Actor, objects: FuelFields[]) {
  const created = []
  for (const fields of objects) {
    const vehicle = await holdVehicle(db, actor, fields.id_veiculo)
    if (!vehicle) throw refusals.field('id_veiculo', text.vehicleRequired)
    const data = pastMoment(fields.data)
    await assertOrder(db, vehicle.id, data, fields.km)
    const { id } = await insertFuel(db, { ...fields, data, id_usuario: actor.id })
    if (fields.comprovante) await attachUpload(db, actor, fields.comprovante, TABLE, id)
    if (fields.km > vehicle.km_atual) await setVehicle(db, vehicle.id, { km_atual: fields.km })
    created.push({ id })
  }
  return created
}

export async function changeFuel(db: Database, actor: Actor, input: UpdateFuelInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getFuel(db, actor, input.id))
  const vehicle = found(await holdVehicle(db, actor, before.id_veiculo))
  const data = input.data ? pastMoment(input.data) : before.data
  const km = input.km ?? before.km
  await assertOrder(db, vehicle.id, data, km, input.id)
  const saved = await updateFuel(db, actor, { ...input, data })
  if (km > vehicle.km_atual) await setVehicle(db, vehicle.id, { km_atual: km })
  if (input.comprovante && input.comprovante !== before.comprovante)
    await attachUpload(db, actor, input.comprovante, TABLE, input.id)
  return saved
}

/** A receipt is for who sees the fleet. */
export const maySeeReceipt = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && readsFleet(actor) && (await getFuel(db, actor, id)) !== undefined
