import { createdRecords, pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  createMaintenancesInput,
  createOwnMaintenancesInput,
  maintenanceGetAnswer,
  maintenanceSchemas,
  maintenanceStepAnswer,
  stepMaintenanceInput,
  updateMaintenanceInput,
} from '@intranet/contract/operations/maintenance-schemas'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getMaintenance, listMaintenances, listOwnMaintenances } from './maintenance.queries.ts'
import {
  cancelOwnMaintenance,
  changeMaintenance,
  createMaintenances,
  dropMaintenance,
  requestMaintenances,
  stepMaintenance,
} from './maintenance.service.ts'

export const vehicleMaintenanceRouter = router({
  ...crud(
    {
      ...maintenanceSchemas,
      one: maintenanceGetAnswer,
      createInput: createMaintenancesInput,
      updateInput: updateMaintenanceInput,
    },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(maintenanceSchemas.list) }),
        listMaintenances,
      ],
      get: [procedure('frota', 'read', 'providerRows'), getMaintenance],
      remove: [procedure('frota', 'manage', 'nothing'), dropMaintenance],
      create: [
        procedure('frota', 'create', 'nothing'),
        (db, actor, objects, deps) => createMaintenances(deps, db, actor, objects),
      ],
      update: [
        procedure('frota', 'create', 'nothing'),
        (db, actor, input, deps) => changeMaintenance(deps, db, actor, input),
      ],
    },
  ),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepMaintenanceInput)
    .output(answers(maintenanceStepAnswer))
    .mutation(({ ctx, input }) => stepMaintenance(ctx.db, ctx.actor, input)),
  listOwn: procedure('frota', 'employee', 'own')
    .meta({ exports: exportHeads(maintenanceSchemas.list) })
    .input(maintenanceSchemas.list.input)
    .output(answers(pageOf(maintenanceSchemas.row)))
    .query(({ ctx, input }) => listOwnMaintenances(ctx.db, ctx.actor, input)),
  request: procedure('frota', 'employee', 'nothing')
    .input(createOwnMaintenancesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => requestMaintenances(ctx.deps, ctx.db, ctx.actor, input.objects)),
  cancelOwn: procedure('frota', 'employee', 'nothing')
    .input(byId)
    .output(answers(maintenanceStepAnswer))
    .mutation(({ ctx, input }) => cancelOwnMaintenance(ctx.db, ctx.actor, input.id)),
})
