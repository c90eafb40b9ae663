import { exportHeads } from '@intranet/contract/list'
import { justificationSchemas } from '@intranet/contract/marketing/justification-schemas'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  findJustification,
  insertJustifications,
  justificationOptions,
  listJustifications,
  removeJustification,
  switchJustifications,
  updateJustification,
} from './justification.queries.ts'

export const justificationRouter = router({
  ...crud(justificationSchemas, {
    list: [
      procedure('marketing', 'read', 'reference').meta({ exports: exportHeads(justificationSchemas.list) }),
      unscoped(listJustifications),
    ],
    get: [procedure('marketing', 'read', 'reference'), unscoped(findJustification)],
    create: [procedure('marketing', 'manage', 'nothing'), insertJustifications],
    update: [procedure('marketing', 'manage', 'nothing'), unscoped(updateJustification)],
    setActive: [procedure('marketing', 'manage', 'nothing'), unscoped(switchJustifications)],
    remove: [procedure('marketing', 'manage', 'nothing'), unscoped(removeJustification)],
    options: [
      procedure('marketing', 'read', 'reference'),
      (db, _actor, input) => justificationOptions(db, input.tipos),
    ],
  }),
})
