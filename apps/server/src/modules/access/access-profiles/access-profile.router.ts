import { accessProfile } from '@intranet/contract/access/access-profiles'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { changesRights, peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  accessProfileOptions,
  getAccessProfile,
  insertAccessProfiles,
  listAccessProfiles,
} from './access-profile.queries.ts'
import { changeAccessProfile, removeAccessProfile, switchProfiles } from './access-profile.service.ts'

const accessProfileSchemas = schemasOf(accessProfile)
const optionsInput = z.strictObject({ incluir: z.array(recordId).max(200).default([]) }).prefault({})

export const accessProfileRouter = router({
  ...crud(
    { ...accessProfileSchemas, optionsInput },
    {
      list: [
        procedure('configuracao', 'read', 'reference').meta({
          exports: exportHeads(accessProfileSchemas.list),
          ...peopleOnly,
        }),
        unscoped(listAccessProfiles),
      ],
      get: [procedure('configuracao', 'read', 'reference').meta(peopleOnly), unscoped(getAccessProfile)],
      create: [
        procedure('configuracao', 'manage', 'nothing').meta(changesRights),
        unscoped(insertAccessProfiles),
      ],
      update: [procedure('configuracao', 'manage', 'nothing').meta(changesRights), changeAccessProfile],
      setActive: [procedure('configuracao', 'manage', 'nothing').meta(changesRights), switchProfiles],
      remove: [
        procedure('configuracao', 'manage', 'nothing').meta(changesRights),
        unscoped(removeAccessProfile),
      ],
      /** Names and roles, for the people's filters and the permission editor. */
      options: [
        procedure('users', 'read', 'reference').meta(peopleOnly),
        (db, _actor, input) => accessProfileOptions(db, input.incluir),
      ],
    },
  ),
})
