import { partnerSchemas } from '@intranet/contract/access/partner-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { changesRights, peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { getPartner, listPartners } from './partner.queries.ts'
import { changePartner, createPartners, removePartner } from './partner.service.ts'

export const partnerRouter = router({
  ...crud(partnerSchemas, {
    list: [
      procedure('configuracao', 'read', 'providerRows').meta({
        exports: exportHeads(partnerSchemas.list),
        ...peopleOnly,
      }),
      listPartners,
    ],
    get: [procedure('configuracao', 'read', 'providerRows').meta(peopleOnly), getPartner],
    remove: [procedure('configuracao', 'manage', 'nothing').meta(changesRights), removePartner],
    create: [
      procedure('configuracao', 'manage', 'nothing').meta(changesRights),
      (db, actor, objects, deps) => createPartners(deps, db, actor, objects),
    ],
    update: [
      procedure('configuracao', 'manage', 'nothing').meta(changesRights),
      (db, actor, input, deps) => changePartner(deps, db, actor, input),
    ],
  }),
})
