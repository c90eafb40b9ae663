import { momentOf } from '@intranet/contract/content/calendar-time'
import { dayInBrazil, todayInBrazil } from '@intranet/contract/today'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { mayDrive, vehicleSteps, type VehicleState } from '@intranet/contract/operations/fleet-options'
import type {
  AssignInput,
  SaveVehicleKeyInput,
  StepVehicleInput,
  UpdateVehicleInput,
  VehicleFields,
} from '@intranet/contract/operations/vehicle-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertMaySwitch } from '../../../platform/switching.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertChoices, changesAny, found } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { activeEmployees } from '../../company/people-of.queries.ts'
import { assignable, type AssignableDriver } from './driver.queries.ts'
import { removeOpenTermsOf } from './fine-term.queries.ts'
import { isInWork } from './maintenance.queries.ts'
import { insertTyped, readingsOf, settleOdometer } from './odometer.queries.ts'
import { assertReading, type OdometerDeps } from './odometer.service.ts'
import { notifyBooked } from './notify-fleet.ts'
import { managesFleet } from './vehicle-scope.ts'
import {
  driversOfVehicle,
  endAssignment,
  getVehicle,
  holdVehicle,
  insertAssignment,
  insertVehicles,
  isInvolved,
  saveKey,
  setVehicle,
  stateOutOfWork,
  updateVehicle,
} from './vehicle.queries.ts'

/** Creates vehicles in the actor's own providers; a rented one names its company. */
export async function createVehicles(db: Database, actor: Actor, objects: VehicleFields[]) {
  for (const fields of objects) {
    assertProvider(actor, fields.id_empresa)
    if (fields.propriedade === 'locado' && !fields.id_locadora)
      throw refusals.field('id_locadora', text.companyRequired)
  }
  const created = await insertVehicles(
    db,
    objects.map(({ confirmar: _, ...fields }) => fields),
  )
  for (const { id, foto } of created) if (foto) await attachUpload(db, actor, foto, 'veiculo', id)
  return created.map(({ id }) => ({ id }))
}

/** Changes a vehicle; who registers may until it is retired. */
export async function changeVehicle(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  { confirmar, ...input }: UpdateVehicleInput,
) {
  assertProvider(actor, input.id_empresa)
  const locked = found(await holdVehicle(db, actor, input.id))
  if (locked.situacao === 'baixado' && !managesFleet(actor)) throw new AppError('conflict', text.retired)
  assertMaySwitch(actor, 'frota', locked, input)
  const km = input.km_atual === locked.km_atual ? undefined : input.km_atual
  if (km !== undefined)
    await assertReading(db, deps, {
      id_veiculo: input.id,
      momento: new Date(),
      km,
      confirmar,
      campo: 'km_atual',
    })
  const before = found(await getVehicle(db, actor, input.id))
  const after = { ...before, ...input }
  if (after.propriedade === 'locado' && !after.id_locadora)
    throw refusals.field('id_locadora', text.companyRequired)
  if (km !== undefined) await insertTyped(db, { id_veiculo: input.id, km, id_usuario: actor.id })
  // Statements name the vehicle: nobody signs what was corrected (docs/operations.md#signed-statements).
  if (changesAny(before, input, ['placa', 'marca', 'modelo'])) await removeOpenTermsOf(db, input.id)
  const saved = await updateVehicle(db, actor, input)
  if (input.foto && input.foto !== before.foto) await attachUpload(db, actor, input.foto, 'veiculo', input.id)
  return saved
}

/** Refuses a driver whose licence is over on a day, or does not allow the vehicle. */
export function assertMayDrive(
  driver: AssignableDriver,
  vehicle: { categoria_exigida: Parameters<typeof mayDrive>[1] },
  day: string,
): void {
  if (!driver.ativo) throw refusals.field('id_motorista', text.driverInactive)
  if (driver.cnh_validade < day) throw refusals.field('id_motorista', text.licenceOver)
  if (!mayDrive(driver.cnh_categoria, vehicle.categoria_exigida))
    throw refusals.field('id_motorista', text.wrongCategory)
}

/** Gives the vehicle to a driver, or takes it back; the assignment before ends at that moment and odometer. */
export async function assignDriver(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  { id, id_motorista, km, inicio, confirmar }: AssignInput,
) {
  const vehicle = found(await holdVehicle(db, actor, id))
  if (vehicle.situacao === 'baixado') throw new AppError('conflict', text.retired)
  if (vehicle.situacao === 'manutencao' && id_motorista !== null)
    throw new AppError('conflict', text.inService)
  const from = new Date(inicio ? momentOf(inicio) : Date.now())
  if (from.getTime() > Date.now() + 60_000) throw refusals.field('inicio', text.futureMoment)
  await assertReading(db, deps, { id_veiculo: id, momento: from, km, confirmar })
  const driver = id_motorista === null ? null : await assignable(db, actor, id_motorista)
  if (driver === undefined) throw refusals.invalid({ id_motorista: text.driverRequired })
  if (driver) {
    assertMayDrive(driver, vehicle, dayInBrazil(from))
    assertMayDrive(driver, vehicle, todayInBrazil())
  }
  await endAssignment(db, id, from, km)
  if (id_motorista !== null)
    await insertAssignment(db, { id_veiculo: id, id_motorista, inicio: from, km_inicio: km })
  const kept = vehicle.situacao === 'manutencao'
  const situacao: VehicleState = kept ? 'manutencao' : await stateOutOfWork(db, { id, id_motorista })
  // Taken back, the vehicle has no other record of what was read.
  if (id_motorista === null && vehicle.id_motorista === null)
    await insertTyped(db, { id_veiculo: id, km, id_usuario: actor.id })
  await setVehicle(db, id, { id_motorista, situacao })
  await settleOdometer(db, id)
  return { id, situacao }
}

/** Into and out of service by hand, and out of the fleet for good: with nothing open, by managers. */
export async function stepVehicle(
  db: Database,
  actor: Actor,
  { id, situacao }: StepVehicleInput,
): Promise<{ id: number; situacao: VehicleState }> {
  const vehicle = found(await holdVehicle(db, actor, id))
  const from: readonly string[] = vehicleSteps[situacao]
  if (!from.includes(vehicle.situacao)) throw refusals.wrongState()
  if (situacao === 'baixado') {
    if (await isInvolved(db, id)) throw new AppError('conflict', text.retireOpen)
    await endAssignment(db, id, new Date(), vehicle.km_atual)
    await setVehicle(db, id, { situacao, id_motorista: null, ativo: false })
    return { id, situacao }
  }
  const back = situacao === 'disponivel'
  if (back && (await isInWork(db, id))) throw new AppError('conflict', text.inService)
  const next: VehicleState = back ? await stateOutOfWork(db, vehicle) : situacao
  await setVehicle(db, id, { situacao: next })
  if (next === 'manutencao') await notifyBooked(db, actor, vehicle)
  return { id, situacao: next }
}

/** A key, and who has it: an employee of the actor's providers, or the office. */
export async function saveVehicleKey(db: Database, actor: Actor, input: SaveVehicleKeyInput) {
  found(await getVehicle(db, actor, input.id_veiculo))
  await assertChoices(activeEmployees(db, actor), [input.id_funcionario], 'id_funcionario')
  return { id: (await saveKey(db, actor, input)).id }
}

/** Who had a vehicle, which must be the actor's to see. */
export async function readDriversOfVehicle(db: Database, actor: Actor, id: number) {
  found(await getVehicle(db, actor, id))
  return driversOfVehicle(db, actor, id)
}

/** The readings of a vehicle's odometer, which must be the actor's to see. */
export async function readReadingsOfVehicle(db: Database, actor: Actor, id: number) {
  found(await getVehicle(db, actor, id))
  return readingsOf(db, actor, id)
}
