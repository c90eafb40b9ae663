import {
  activationGetAnswer,
  activationRow,
  activationStepAnswer,
} from '@intranet/contract/desk/activation-answers'
import {
  activationList,
  createActivationsInput,
  stepActivationInput,
  updateActivationInput,
} from '@intranet/contract/desk/activations'
import { exportHeads } from '@intranet/contract/list'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listActivations } from './activation.queries.ts'
import { changeActivation, createActivations, readActivation, stepActivation } from './activation.service.ts'
import { remove } from './removal.service.ts'

export const activationRouter = router({
  ...crud(
    {
      list: activationList,
      row: activationRow,
      one: activationGetAnswer,
      updateInput: updateActivationInput,
      createInput: createActivationsInput,
    },
    {
      list: [
        procedure('backoffice', 'read', 'providerRows').meta({ exports: exportHeads(activationList) }),
        listActivations,
      ],
      get: [procedure('backoffice', 'read', 'providerRows'), readActivation],
      update: [procedure('backoffice', 'create', 'nothing'), changeActivation],
      create: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, objects, deps) => createActivations(deps, db, actor, objects),
      ],
      remove: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, id) => remove(db, actor, 'bo_ativacao', id),
      ],
    },
  ),
  changeState: procedure('backoffice', 'create', 'nothing')
    .input(stepActivationInput)
    .output(answers(activationStepAnswer))
    .mutation(({ ctx, input }) => stepActivation(ctx.deps, ctx.db, ctx.actor, input)),
})
