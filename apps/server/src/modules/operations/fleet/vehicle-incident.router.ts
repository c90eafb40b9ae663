import { createdRecords, pageOf } from '@intranet/contract/answer'
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
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
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
  ...crud(
    {
      ...vehicleIncidentSchemas,
      one: vehicleIncidentGetAnswer,
      createInput: createVehicleIncidentsInput,
      updateInput: updateVehicleIncidentInput,
    },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({
          exports: exportHeads(vehicleIncidentSchemas.list),
        }),
        listVehicleIncidents,
      ],
      get: [procedure('frota', 'read', 'providerRows'), readVehicleIncident],
      create: [procedure('frota', 'create', 'nothing'), createVehicleIncidents],
      update: [procedure('frota', 'create', 'nothing'), changeVehicleIncident],
      remove: [procedure('frota', 'manage', 'nothing'), removeVehicleIncident],
    },
  ),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepVehicleIncidentInput)
    .output(answers(vehicleIncidentStepAnswer))
    .mutation(({ ctx, input }) => stepVehicleIncident(ctx.db, ctx.actor, input)),
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
