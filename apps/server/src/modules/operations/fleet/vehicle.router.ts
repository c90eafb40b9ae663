import { nothing } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  assignInput,
  createVehiclesInput,
  saveVehicleKeyInput,
  stepVehicleInput,
  updateVehicleInput,
  vehicleDriversAnswer,
  vehicleKeysAnswer,
  vehicleSchemas,
  vehicleStepAnswer,
} from '@intranet/contract/operations/vehicle-schemas'
import { correctedReading, correctReadingInput, readingRow } from '@intranet/contract/operations/odometer'
import { byId, recordId } from '@intranet/contract/record'
import { array, strictObject } from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  getVehicle,
  keysOfVehicle,
  listVehicles,
  removeKey,
  removeVehicle,
  switchVehicles,
  vehicleOptions,
} from './vehicle.queries.ts'
import {
  assignDriver,
  changeVehicle,
  createVehicles,
  readDriversOfVehicle,
  readReadingsOfVehicle,
  saveVehicleKey,
  stepVehicle,
} from './vehicle.service.ts'
import { correctReading } from './odometer.service.ts'

export const vehicleRouter = router({
  ...crud(
    {
      ...vehicleSchemas,
      one: vehicleSchemas.record,
      createInput: createVehiclesInput,
      updateInput: updateVehicleInput,
    },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(vehicleSchemas.list) }),
        listVehicles,
      ],
      get: [procedure('frota', 'read', 'providerRows'), getVehicle],
      options: [procedure('frota', 'read', 'providerRows'), vehicleOptions],
      create: [procedure('frota', 'create', 'nothing'), createVehicles],
      setActive: [procedure('frota', 'manage', 'nothing'), switchVehicles],
      remove: [procedure('frota', 'manage', 'nothing'), removeVehicle],
      update: [
        procedure('frota', 'create', 'nothing'),
        (db, actor, input, deps) => changeVehicle(deps, db, actor, input),
      ],
    },
  ),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepVehicleInput)
    .output(answers(vehicleStepAnswer))
    .mutation(({ ctx, input }) => stepVehicle(ctx.db, ctx.actor, input)),
  /** Gives it to a driver, or takes it back. */
  assign: procedure('frota', 'manage', 'nothing')
    .input(assignInput)
    .output(answers(vehicleStepAnswer))
    .mutation(({ ctx, input }) => assignDriver(ctx.deps, ctx.db, ctx.actor, input)),
  drivers: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(vehicleDriversAnswer))
    .query(({ ctx, input }) => readDriversOfVehicle(ctx.db, ctx.actor, input.id)),
  readings: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(array(readingRow)))
    .query(({ ctx, input }) => readReadingsOfVehicle(ctx.db, ctx.actor, input.id)),
  /** Corrects or deletes a reading of the odometer, with a reason. */
  correctReading: procedure('frota', 'manage', 'nothing')
    .input(correctReadingInput)
    .output(answers(correctedReading))
    .mutation(({ ctx, input }) => correctReading(ctx.db, ctx.deps, ctx.actor, input)),
  keys: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(vehicleKeysAnswer))
    .query(({ ctx, input }) => keysOfVehicle(ctx.db, ctx.actor, input.id)),
  saveKey: procedure('frota', 'manage', 'nothing')
    .input(saveVehicleKeyInput)
    .output(answers(strictObject({ id: recordId })))
    .mutation(({ ctx, input }) => saveVehicleKey(ctx.db, ctx.actor, input)),
  removeKey: procedure('frota', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeKey(ctx.db, ctx.actor, input.id)),
})
