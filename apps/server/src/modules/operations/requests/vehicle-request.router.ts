import { pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  ownVehiclesAnswer,
  vehicleCalendarAnswer,
  vehicleRequestGetAnswer,
  vehicleRequestRow,
  vehicleRequestStepAnswer,
} from '@intranet/contract/operations/vehicle-request-answers'
import {
  checklistInput,
  createVehicleRequestsInput,
  stepVehicleRequestInput,
  updateVehicleRequestInput,
  vehicleCalendarInput,
  vehicleRequestList,
  waitInput,
} from '@intranet/contract/operations/vehicle-requests'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { ownVehicles } from '../fleet/own-vehicle.queries.ts'
import { checkIn, checkOut } from './checklist.service.ts'
import { readVehicleRequest } from './request-reading.service.ts'
import { readVehicleCalendar } from './vehicle-calendar.queries.ts'
import {
  listOwnVehicleRequests,
  listVehicleRequests,
  removeVehicleRequest,
} from './vehicle-request.queries.ts'
import {
  changeVehicleRequest,
  createVehicleRequests,
  stepVehicleRequest,
  waitForVehicle,
} from './vehicle-request.service.ts'

export const vehicleRequestRouter = router({
  ...crud(
    {
      list: vehicleRequestList,
      row: vehicleRequestRow,
      one: vehicleRequestGetAnswer,
      createInput: createVehicleRequestsInput,
      updateInput: updateVehicleRequestInput,
    },
    {
      list: [
        procedure('frota', 'employee', 'providerRows').meta({ exports: exportHeads(vehicleRequestList) }),
        listVehicleRequests,
      ],
      get: [procedure('frota', 'employee', 'providerRows'), readVehicleRequest],
      create: [procedure('frota', 'employee', 'nothing'), createVehicleRequests],
      update: [procedure('frota', 'employee', 'nothing'), changeVehicleRequest],
      remove: [procedure('frota', 'employee', 'nothing'), removeVehicleRequest],
    },
  ),
  listOwn: procedure('frota', 'employee', 'own')
    .meta({ exports: exportHeads(vehicleRequestList) })
    .input(vehicleRequestList.input)
    .output(answers(pageOf(vehicleRequestRow)))
    .query(({ ctx, input }) => listOwnVehicleRequests(ctx.db, ctx.actor, input)),
  changeState: procedure('frota', 'employee', 'nothing')
    .input(stepVehicleRequestInput)
    .output(answers(vehicleRequestStepAnswer))
    .mutation(({ ctx, input }) => stepVehicleRequest(ctx.db, ctx.actor, input)),
  wait: procedure('frota', 'employee', 'nothing')
    .input(waitInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => waitForVehicle(ctx.db, ctx.actor, input)),
  checkOut: procedure('frota', 'employee', 'nothing')
    .input(checklistInput)
    .output(answers(vehicleRequestStepAnswer))
    .mutation(({ ctx, input }) => checkOut(ctx.deps, ctx.db, ctx.actor, input)),
  checkIn: procedure('frota', 'employee', 'nothing')
    .input(checklistInput)
    .output(answers(vehicleRequestStepAnswer))
    .mutation(({ ctx, input }) => checkIn(ctx.deps, ctx.db, ctx.actor, input)),
  calendar: procedure('frota', 'employee', 'providerRows')
    .input(vehicleCalendarInput)
    .output(answers(vehicleCalendarAnswer))
    .query(({ ctx, input }) => readVehicleCalendar(ctx.db, ctx.actor, input)),
  /** Vehicles assigned to oneself, and those of bookings that one asked for or drives. */
  vehicles: procedure('frota', 'employee', 'own')
    .output(answers(ownVehiclesAnswer))
    .query(({ ctx }) => ownVehicles(ctx.db, ctx.actor)),
})
