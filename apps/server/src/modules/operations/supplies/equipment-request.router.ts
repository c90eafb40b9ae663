import { pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  cancelEquipmentInput,
  createEquipmentRequestsInput,
  decideEquipmentInput,
  equipmentRequestRecord,
  equipmentRequestSchemas,
  equipmentStepAnswer,
  requestableAnswer,
  requestableInput,
} from '@intranet/contract/operations/equipment-request-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  listEquipmentRequests,
  listOwnEquipmentRequests,
  requestableOptions,
} from './equipment-request.queries.ts'
import {
  askForEquipment,
  cancelEquipmentRequest,
  changeEquipmentRequest,
  decideOnEquipment,
  readEquipmentRequest,
} from './equipment-request.service.ts'

const { list, row, updateInput } = equipmentRequestSchemas

export const equipmentRequestRouter = router({
  ...crud(
    { list, row, one: equipmentRequestRecord, createInput: createEquipmentRequestsInput, updateInput },
    {
      list: [
        procedure('suprimentos', 'create', 'providerRows').meta({ exports: exportHeads(list) }),
        listEquipmentRequests,
      ],
      get: [procedure('suprimentos', 'employee', 'providerRows'), readEquipmentRequest],
      create: [procedure('suprimentos', 'employee', 'nothing'), askForEquipment],
      update: [procedure('suprimentos', 'employee', 'nothing'), changeEquipmentRequest],
    },
  ),
  listOwn: procedure('suprimentos', 'employee', 'own')
    .meta({ exports: exportHeads(list) })
    .input(list.input)
    .output(answers(pageOf(row)))
    .query(({ ctx, input }) => listOwnEquipmentRequests(ctx.db, ctx.actor, input)),
  /** What one may ask for. */
  products: procedure('suprimentos', 'employee', 'providerRows')
    .input(requestableInput)
    .output(answers(requestableAnswer))
    .query(({ ctx, input }) => requestableOptions(ctx.db, ctx.actor.id_empresa, input.incluir)),
  decide: procedure('suprimentos', 'manage', 'nothing')
    .input(decideEquipmentInput)
    .output(answers(equipmentStepAnswer))
    .mutation(({ ctx, input }) => decideOnEquipment(ctx.db, ctx.actor, input)),
  cancel: procedure('suprimentos', 'employee', 'nothing')
    .input(cancelEquipmentInput)
    .output(answers(equipmentStepAnswer))
    .mutation(({ ctx, input }) => cancelEquipmentRequest(ctx.db, ctx.actor, input)),
})
