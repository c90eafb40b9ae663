import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
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
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
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
  list: procedure('frota', 'employee', 'providerRows')
    .meta({ exports: exportHeads(vehicleRequestList) })
    .input(vehicleRequestList.input)
    .output(answers(pageOf(vehicleRequestRow)))
    .query(({ ctx, input }) => listVehicleRequests(ctx.db, ctx.actor, input)),
  listOwn: procedure('frota', 'employee', 'own')
    .meta({ exports: exportHeads(vehicleRequestList) })
    .input(vehicleRequestList.input)
    .output(answers(pageOf(vehicleRequestRow)))
    .query(({ ctx, input }) => listOwnVehicleRequests(ctx.db, ctx.actor, input)),
  get: procedure('frota', 'employee', 'providerRows')
    .input(byId)
    .output(answers(vehicleRequestGetAnswer))
    .query(({ ctx, input }) => readVehicleRequest(ctx.db, ctx.actor, input.id)),
  create: procedure('frota', 'employee', 'nothing')
    .input(createVehicleRequestsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createVehicleRequests(ctx.db, ctx.actor, input.objects)),
  update: procedure('frota', 'employee', 'nothing')
    .input(updateVehicleRequestInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeVehicleRequest(ctx.db, ctx.actor, input)),
  remove: procedure('frota', 'employee', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeVehicleRequest(ctx.db, ctx.actor, input.id)),
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
  /** Vehicles assigned to or reserved by oneself. */
  vehicles: procedure('frota', 'employee', 'own')
    .output(answers(ownVehiclesAnswer))
    .query(({ ctx }) => ownVehicles(ctx.db, ctx.actor)),
})
