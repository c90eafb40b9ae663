import { treatment } from '@intranet/contract/access/treatment'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getTreatment, listTreatments, removeTreatment, switchTreatments } from './treatment.queries.ts'
import { changeTreatment, createTreatments } from './treatment.service.ts'

const schemas = schemasOf(treatment)

export const treatmentRouter = router(
  crud(schemas, {
    list: [
      procedure('rh', 'read', 'providerRows').meta({ exports: exportHeads(schemas.list) }),
      listTreatments,
    ],
    get: [procedure('rh', 'read', 'providerRows'), getTreatment],
    create: [procedure('rh', 'manage', 'nothing'), createTreatments],
    update: [procedure('rh', 'manage', 'nothing'), changeTreatment],
    setActive: [procedure('rh', 'manage', 'nothing'), switchTreatments],
    remove: [procedure('rh', 'manage', 'nothing'), removeTreatment],
  }),
)
