import { momentOf } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { formatDateTime } from '@intranet/contract/formats'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { CHECKLIST_DAYS } from '@intranet/contract/operations/fleet-options'
import type { ChecklistInput } from '@intranet/contract/operations/vehicle-requests'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { settleOdometer } from '../fleet/odometer.queries.ts'
import { assertReading, type OdometerDeps } from '../fleet/odometer.service.ts'
import { notifyManagers } from '../fleet/notify-fleet.ts'
import { setVehicle, stateOutOfWork } from '../fleet/vehicle.queries.ts'
import { managesFleet } from '../fleet/vehicle-scope.ts'
import { bookedUntil, bookedVehicle } from './booked-vehicle.queries.ts'
import {
  beginUse,
  findLeaving,
  getVehicleRequest,
  insertCheck,
  takeRequestStep,
  type VehicleRequest,
} from './vehicle-request.queries.ts'
import { TABLE, notifyWaiting } from './vehicle-request.service.ts'

/** Who asked, who drives and the fleet's manager go through the list. */
const takesPart = (actor: Actor, { id_usuario, id_condutor }: VehicleRequest) =>
  id_usuario === actor.id || id_condutor === actor.id || managesFleet(actor)

async function begin(db: Database, actor: Actor, id: number): Promise<VehicleRequest> {
  await holdRecord(db, TABLE, id)
  const request = found(await getVehicleRequest(db, actor, id))
  if (!takesPart(actor, request)) throw refusals.forbidden()
  return request
}

interface Check {
  momento: 'saida' | 'retorno'
  feito_em: Date
}

async function keep(db: Database, actor: Actor, check: Check, input: ChecklistInput) {
  const { id, km, combustivel, avarias, fotos } = input
  await insertCheck(
    db,
    { ...check, id_solicitacao: id, id_usuario: actor.id, km, combustivel, avarias },
    fotos,
  )
  for (const photo of fotos) await attachUpload(db, actor, photo, TABLE, id)
}

const readingAt = (momento: Date, id_veiculo: number, { km, confirmar }: ChecklistInput) => ({
  id_veiculo,
  momento,
  km,
  confirmar,
})

/**
 * When the driver was done: a device that had no network says it, no later than now and no earlier than `since`. Throws
 * for what waited too long: the vehicle may have been anywhere since.
 */
function doneAt({ feito_em }: ChecklistInput, since?: Date): Date {
  const now = Date.now()
  const at = feito_em === undefined ? now : Math.min(now, momentOf(feito_em))
  if (at < now - CHECKLIST_DAYS * DAY_MS) throw refusals.field('feito_em', text.checklistOld(CHECKLIST_DAYS))
  return new Date(Math.max(at, since?.getTime() ?? 0))
}

/** Who leaves early takes the vehicle from now on: nobody else may have it until their own booking. */
async function assertFreeUntil(
  db: Database,
  id_veiculo: number,
  { id, data_devolucao }: VehicleRequest,
  saida: Date,
): Promise<void> {
  const other = await bookedUntil(db, id_veiculo, { id, data_devolucao, saida })
  if (other?.situacao === 'em_uso') throw new AppError('conflict', text.notBack)
  if (other) throw new AppError('conflict', text.bookedBefore(formatDateTime(other.data_retirada)))
}

/** The vehicle leaves: from here on it is in use, earlier than planned where it is taken earlier. */
export async function checkOut(deps: OdometerDeps, db: Database, actor: Actor, input: ChecklistInput) {
  const request = await begin(db, actor, input.id)
  if (request.situacao !== 'aprovada') throw refusals.wrongState()
  const vehicle = found(await bookedVehicle(db, request.id_veiculo!))
  if (vehicle.situacao === 'manutencao') throw new AppError('conflict', text.inService)
  if (vehicle.situacao === 'baixado') throw new AppError('conflict', text.retired)
  const feito_em = doneAt(input)
  await assertFreeUntil(db, vehicle.id, request, feito_em)
  await assertReading(db, deps, readingAt(feito_em, vehicle.id, input))
  await beginUse(db, input.id, feito_em, input.km)
  await keep(db, actor, { momento: 'saida', feito_em }, input)
  await setVehicle(db, vehicle.id, { situacao: 'em_uso' })
  await settleOdometer(db, vehicle.id)
  return { id: input.id, situacao: 'em_uso' as const }
}

/** The vehicle is back: free again, with its new odometer; damage is reported. */
export async function checkIn(deps: OdometerDeps, db: Database, actor: Actor, input: ChecklistInput) {
  const request = await begin(db, actor, input.id)
  if (request.situacao !== 'em_uso') throw new AppError('conflict', text.handOverFirst)
  const vehicle = found(await bookedVehicle(db, request.id_veiculo!))
  const feito_em = doneAt(input, (await findLeaving(db, input.id))?.feito_em)
  await assertReading(db, deps, readingAt(feito_em, vehicle.id, input))
  await takeRequestStep(db, input.id, ['em_uso'], { situacao: 'concluida', km_retorno: input.km })
  await keep(db, actor, { momento: 'retorno', feito_em }, input)
  if (vehicle.situacao === 'em_uso')
    await setVehicle(db, vehicle.id, { situacao: await stateOutOfWork(db, vehicle) })
  await settleOdometer(db, vehicle.id)
  if (input.avarias)
    await notifyManagers(db, actor, vehicle.id_empresa, {
      msg: `O veículo ${request.placa} voltou com avarias: ${input.avarias.slice(0, 120)}`,
      rota: `/fleet/bookings?pedido=${input.id}`,
    })
  await notifyWaiting(db, actor, request)
  return { id: input.id, situacao: 'concluida' as const }
}

/** Photos of the lists are for who may see the request. */
export const maySeeChecklistPhoto = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && (await getVehicleRequest(db, actor, id)) !== undefined
