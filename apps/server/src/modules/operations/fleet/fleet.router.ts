import { pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { fleetAlertsAnswer } from '@intranet/contract/operations/expiry-answers'
import {
  costInput,
  costTotalsAnswer,
  costTotalsInput,
  monthlyCostsAnswer,
  vehicleCostsAnswer,
} from '@intranet/contract/operations/costs'
import { createFuelsInput, fuelSchemas, updateFuelInput } from '@intranet/contract/operations/fuel-schemas'
import {
  carRepairReport,
  carRepairRow,
  carRepairTotals,
} from '@intranet/contract/operations/car-repair-report'
import { readsCarRepairs } from '@intranet/contract/operations/fleet-access'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { opensTo, procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { listCarRepairs, totalCarRepairs } from './car-repair.queries.ts'
import { costsByMonth, costsByVehicle, costTotals } from './cost.queries.ts'
import { readFleetAlerts } from './fleet-alert.queries.ts'
import { getFuel, listFuels } from './fuel.queries.ts'
import { changeFuel, createFuels, deleteFuel } from './fuel.service.ts'

export const fuelRouter = router({
  ...crud(
    { ...fuelSchemas, one: fuelSchemas.record, createInput: createFuelsInput, updateInput: updateFuelInput },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(fuelSchemas.list) }),
        listFuels,
      ],
      get: [procedure('frota', 'read', 'providerRows'), getFuel],
      remove: [procedure('frota', 'manage', 'nothing'), deleteFuel],
      create: [
        procedure('frota', 'create', 'nothing'),
        (db, actor, objects, deps) => createFuels(deps, db, actor, objects),
      ],
      update: [
        procedure('frota', 'create', 'nothing'),
        (db, actor, input, deps) => changeFuel(deps, db, actor, input),
      ],
    },
  ),
})

export const fleetRouter = router({
  alerts: procedure('frota', 'read', 'figures')
    .meta(readsWide)
    .output(answers(fleetAlertsAnswer))
    .query(({ ctx }) => readFleetAlerts(ctx.db, ctx.actor)),
  costs: procedure('frota', 'read', 'providerRows')
    .meta(readsWide)
    .input(costInput)
    .output(answers(vehicleCostsAnswer))
    .query(({ ctx, input }) => costsByVehicle(ctx.db, ctx.actor, input)),
  costsByMonth: procedure('frota', 'read', 'figures')
    .meta(readsWide)
    .input(costInput)
    .output(answers(monthlyCostsAnswer))
    .query(({ ctx, input }) => costsByMonth(ctx.db, ctx.actor, input)),
  costTotals: procedure('frota', 'read', 'figures')
    .meta(readsWide)
    .input(costTotalsInput)
    .output(answers(costTotalsAnswer))
    .query(({ ctx, input }) => costTotals(ctx.db, ctx.actor, input)),
  /** The report of repairs: for managers of the fleet or of HR. */
  repairs: procedure('frota', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(carRepairReport), ...opensTo(readsCarRepairs), ...readsWide })
    .input(carRepairReport.input)
    .output(answers(pageOf(carRepairRow)))
    .query(({ ctx, input }) => listCarRepairs(ctx.db, ctx.actor, input)),
  repairTotals: procedure('frota', 'signedIn', 'figures')
    .meta({ ...opensTo(readsCarRepairs), ...readsWide })
    .input(carRepairReport.input)
    .output(answers(carRepairTotals))
    .query(({ ctx, input }) => totalCarRepairs(ctx.db, ctx.actor, input)),
})
