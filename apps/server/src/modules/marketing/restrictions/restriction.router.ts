import { restrictionCreateAnswer, restrictionSchemas } from '@intranet/contract/marketing/restriction-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listRestrictions, removeRestriction } from './restriction.queries.ts'
import { changeRestriction, createRestrictions, readRestriction } from './restriction.service.ts'

export const restrictionRouter = router({
  ...crud(
    { ...restrictionSchemas, created: restrictionCreateAnswer },
    {
      list: [
        procedure('regua_comunicacao', 'read', 'providerRows').meta({
          exports: exportHeads(restrictionSchemas.list),
        }),
        listRestrictions,
      ],
      get: [procedure('regua_comunicacao', 'read', 'providerRows'), readRestriction],
      create: [procedure('regua_comunicacao', 'create', 'nothing'), createRestrictions],
      update: [procedure('regua_comunicacao', 'create', 'nothing'), changeRestriction],
      remove: [procedure('regua_comunicacao', 'manage', 'nothing'), removeRestriction],
    },
  ),
})
