import { refusalReason } from '@intranet/contract/careers/refusal-reasons'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getReason, listReasons, reasonOptions, removeReason, switchReasons } from './reason.queries.ts'
import { changeReason, createReasons } from './reason.service.ts'

const reasonSchemas = schemasOf(refusalReason)

export const refusalReasonRouter = router({
  ...crud(
    { ...reasonSchemas, optionsInput: null },
    {
      list: [
        procedure('banco_talentos', 'manage', 'reference').meta({ exports: exportHeads(reasonSchemas.list) }),
        unscoped(listReasons),
      ],
      get: [procedure('banco_talentos', 'manage', 'reference'), unscoped(getReason)],
      create: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(createReasons)],
      update: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(changeReason)],
      setActive: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(switchReasons)],
      remove: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(removeReason)],
      options: [procedure('banco_talentos', 'employee', 'reference'), unscoped(reasonOptions)],
    },
  ),
})
