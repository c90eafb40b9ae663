import { blacklistMotive, keepsMotives } from '@intranet/contract/sales/blacklist-motives'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { opensTo, procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  getMotive,
  insertMotives,
  listMotives,
  removeMotive,
  switchMotives,
  updateMotive,
  usableMotives,
} from './motive.queries.ts'

const motiveSchemas = schemasOf(blacklistMotive)

/** Writing is for the managers of the blacklist and of sales. */
const keeper = procedure('blacklist', 'create', 'nothing').meta(opensTo(keepsMotives))

export const motiveRouter = router(
  crud(motiveSchemas, {
    list: [
      procedure('blacklist', 'read', 'reference').meta({ exports: exportHeads(motiveSchemas.list) }),
      unscoped(listMotives),
    ],
    get: [procedure('blacklist', 'read', 'reference'), unscoped(getMotive)],
    options: [procedure('blacklist', 'read', 'reference'), unscoped(usableMotives)],
    create: [keeper, unscoped(insertMotives)],
    update: [keeper, unscoped(updateMotive)],
    setActive: [keeper, unscoped(switchMotives)],
    remove: [keeper, unscoped(removeMotive)],
  }),
)
