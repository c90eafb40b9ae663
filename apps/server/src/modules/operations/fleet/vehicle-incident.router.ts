import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  createOwnVehicleIncidentsInput,
  createVehicleIncidentsInput,
  stepVehicleIncidentInput,
  updateVehicleIncidentInput,
  vehicleIncidentGetAnswer,
  vehicleIncidentSchemas,
  vehicleIncidentStepAnswer,
} from '@intranet/contract/operations/vehicle-incident-schemas'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  listOwnVehicleIncidents,
  listVehicleIncidents,
  removeVehicleIncident,
} from './vehicle-incident.queries.ts'
import {
  changeVehicleIncident,
  createVehicleIncidents,
  readVehicleIncident,
  reportVehicleIncidents,
  stepVehicleIncident,
} from './vehicle-incident.service.ts'

export const vehicleIncidentRouter = router({
  list: procedure('frota', 'read', 'providerRows')
    .meta({ exports: exportHeads(vehicleIncidentSchemas.list) })
    .input(vehicleIncidentSchemas.list.input)
    .output(answers(pageOf(vehicleIncidentSchemas.row)))
    .query(({ ctx, input }) => listVehicleIncidents(ctx.db, ctx.actor, input)),
  get: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(vehicleIncidentGetAnswer))
    .query(({ ctx, input }) => readVehicleIncident(ctx.db, ctx.actor, input.id)),
  create: procedure('frota', 'create', 'nothing')
    .input(createVehicleIncidentsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createVehicleIncidents(ctx.db, ctx.actor, input.objects)),
  update: procedure('frota', 'create', 'nothing')
    .input(updateVehicleIncidentInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeVehicleIncident(ctx.db, ctx.actor, input)),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepVehicleIncidentInput)
    .output(answers(vehicleIncidentStepAnswer))
    .mutation(({ ctx, input }) => stepVehicleIncident(ctx.db, ctx.actor, input)),
  remove: procedure('frota', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeVehicleIncident(ctx.db, ctx.actor, input.id)),
  listOwn: procedure('frota', 'employee', 'own')
    .meta({ exports: exportHeads(vehicleIncidentSchemas.list) })
    .input(vehicleIncidentSchemas.list.input)
    .output(answers(pageOf(vehicleIncidentSchemas.row)))
    .query(({ ctx, input }) => listOwnVehicleIncidents(ctx.db, ctx.actor, input)),
  report: procedure('frota', 'employee', 'nothing')
    .input(createOwnVehicleIncidentsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => reportVehicleIncidents(ctx.db, ctx.actor, input.objects)),
})
