import { exportHeads } from '@intranet/contract/list'
import {
  assetServiceSchemas,
  serviceDoneAnswer,
  serviceDoneInput,
  vehicleServiceSchemas,
} from '@intranet/contract/operations/service-plan-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  getAssetService,
  getVehicleService,
  listAssetServices,
  listVehicleServices,
} from './service-plan.queries.ts'
import {
  changeAssetService,
  changeVehicleService,
  createAssetServices,
  createVehicleServices,
  finishAssetService,
} from './service-plan.service.ts'

export const vehicleServiceRouter = router(
  crud(vehicleServiceSchemas, {
    list: [
      procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(vehicleServiceSchemas.list) }),
      listVehicleServices,
    ],
    get: [procedure('frota', 'read', 'providerRows'), getVehicleService],
    create: [procedure('frota', 'manage', 'nothing'), createVehicleServices],
    update: [procedure('frota', 'manage', 'nothing'), changeVehicleService],
  }),
)

export const assetServiceRouter = router({
  ...crud(assetServiceSchemas, {
    list: [
      procedure('suprimentos', 'read', 'providerRows').meta({
        exports: exportHeads(assetServiceSchemas.list),
      }),
      listAssetServices,
    ],
    get: [procedure('suprimentos', 'read', 'providerRows'), getAssetService],
    create: [procedure('suprimentos', 'manage', 'nothing'), createAssetServices],
    update: [procedure('suprimentos', 'manage', 'nothing'), changeAssetService],
  }),
  finish: procedure('suprimentos', 'create', 'nothing')
    .input(serviceDoneInput)
    .output(answers(serviceDoneAnswer))
    .mutation(({ ctx, input }) => finishAssetService(ctx.db, ctx.actor, input)),
})
