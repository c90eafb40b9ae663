import { exportHeads } from '@intranet/contract/list'
import {
  justificationOptionsAnswer,
  justificationRow,
} from '@intranet/contract/marketing/sponsorship-answers'
import {
  createJustificationsInput,
  justificationList,
  justificationOptionsInput,
  updateJustificationInput,
} from '@intranet/contract/marketing/sponsorship-justifications'
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
  ...crud(
    {
      list: justificationList,
      row: justificationRow,
      createInput: createJustificationsInput,
      updateInput: updateJustificationInput,
      options: justificationOptionsAnswer,
      optionsInput: justificationOptionsInput,
    },
    {
      list: [
        procedure('marketing', 'read', 'reference').meta({ exports: exportHeads(justificationList) }),
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
    },
  ),
})
