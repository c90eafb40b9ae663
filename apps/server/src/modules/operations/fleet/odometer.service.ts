/** The odometer: readings in the order of their moments, each between its neighbours (docs/operations.md#odometer). */
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { CorrectReadingInput } from '@intranet/contract/operations/odometer'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals, type FieldName } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { found } from '../../../platform/records.ts'
import {
  deleteReading,
  findReading,
  neighbours,
  recordCorrection,
  settleOdometer,
  writeReading,
  type ReadingKey,
} from './odometer.queries.ts'
import { readingProblem } from './odometer-rule.ts'
import { holdVehicle } from './vehicle.queries.ts'

export interface OdometerDeps {
  parameters: Parameters
}

export interface NewReading {
  id_veiculo: number
  momento: Date
  km: number
  /** Somebody has said that a jump is right. */
  confirmar?: boolean
  /** The field of the form that a refusal is about. */
  campo?: FieldName
  /** The reading that this one replaces. */
  except?: ReadingKey
}

/** Refuses a reading outside of its neighbours; throws 409 `ConfirmarHodometro` for a jump that nobody confirmed. */
export async function assertReading(
  db: Database,
  { parameters }: OdometerDeps,
  reading: NewReading,
): Promise<void> {
  const { id_veiculo, momento, campo = 'km', except } = reading
  const beside = await neighbours(db, id_veiculo, momento, except)
  const perDay = beside.before && !reading.confirmar ? await parameters.read('frota_km_por_dia') : Infinity
  const problem = readingProblem(reading, { ...beside, perDay, added: !except })
  if (!problem) return
  const { message, asks } = problem
  if (!asks) throw refusals.field(campo, message)
  throw new AppError('conflict', message, { nome: 'ConfirmarHodometro', campos: { [campo]: message } })
}

/** Corrects or deletes a reading, as right as any other one; the vehicle then shows its newest. */
export async function correctReading(
  db: Database,
  deps: OdometerDeps,
  actor: Actor,
  input: CorrectReadingInput,
) {
  const { id, origem, id_origem, km, motivo, confirmar } = input
  const vehicle = found(await holdVehicle(db, actor, id))
  const key = { origem, id: id_origem }
  const reading = found(await findReading(db, actor, id, key))
  if (km === null) {
    if (origem !== 'digitada' && origem !== 'abastecimento') throw refusals.field('km', text.readingStays)
    await deleteReading(db, key)
  } else {
    await assertReading(db, deps, { id_veiculo: id, momento: reading.momento, km, confirmar, except: key })
    await writeReading(db, key, km)
  }
  await recordCorrection(db, {
    id_veiculo: id,
    origem,
    id_origem,
    km_de: reading.km,
    km_para: km,
    motivo,
    id_usuario: actor.id,
  })
  await settleOdometer(db, id)
  const { km_atual } = (await holdVehicle(db, actor, id)) ?? vehicle
  return { id, km_atual }
}
