/** Recurring services: docs/operations.md#recurring-services. */
import { services as text } from '@intranet/contract/messages/services'
import { serviceErrors } from '@intranet/contract/operations/service-plans'
import type {
  AssetServiceFields,
  ServiceDoneInput,
  UpdateAssetServiceInput,
  UpdateVehicleServiceInput,
  VehicleServiceFields,
} from '@intranet/contract/operations/service-plan-schemas'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertChoices, assertNewest, found, holdRecord, withoutMissing } from '../../../platform/records.ts'
import {
  getAssetService,
  getVehicleService,
  insertPlans,
  moveOn,
  plannedAssets,
  plannedVehicles,
  updatePlan,
} from './service-plan.queries.ts'

const TABLE = 'servico_plano'

export async function createVehicleServices(db: Database, actor: Actor, objects: VehicleServiceFields[]) {
  const ids = objects.map(({ id_veiculo }) => id_veiculo)
  await assertChoices(plannedVehicles(db, actor), ids, 'id_veiculo')
  return insertPlans(db, objects)
}

export async function createAssetServices(db: Database, actor: Actor, objects: AssetServiceFields[]) {
  const ids = objects.map(({ id_patrimonio }) => id_patrimonio)
  await assertChoices(plannedAssets(db, actor), ids, 'id_patrimonio')
  return insertPlans(db, objects)
}

/** Fields that are sent replace those of the plan. */
const merged = <Plan extends object>(before: Plan, input: object): Plan => ({
  ...before,
  ...withoutMissing(input),
})

export async function changeVehicleService(db: Database, actor: Actor, input: UpdateVehicleServiceInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getVehicleService(db, actor, input.id))
  assertNoErrors(serviceErrors(merged(before, input)))
  return updatePlan(db, actor, input)
}

export async function changeAssetService(db: Database, actor: Actor, input: UpdateAssetServiceInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getAssetService(db, actor, input.id))
  assertNoErrors(serviceErrors(merged(before, input)))
  return updatePlan(db, actor, input)
}

/** A service of an asset was done: once a day, on the version that was read. */
export async function finishAssetService(db: Database, actor: Actor, input: ServiceDoneInput) {
  const { id, feito_em, observacao } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getAssetService(db, actor, id))
  assertNewest(input, before)
  if (!before.ativo) throw new AppError('conflict', text.switchedOff)
  if (feito_em > todayInBrazil()) throw refusals.field('feito_em', text.doneLater)
  const moved = await moveOn(db, { id_plano: id, feito_em, observacao, id_usuario: actor.id })
  if (!moved) throw refusals.field('feito_em', text.doneThatDay)
  return moved
}
