import { savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  requestGetAnswer,
  requestOptionsAnswer,
  requestRow,
  requestStepAnswer,
} from '@intranet/contract/marketing/sponsorship-answers'
import {
  requestList,
  requestOptionsInput,
  stepRequestInput,
  updateRequestInput,
} from '@intranet/contract/marketing/sponsorship-requests'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listRequests, removeRequest, requestOptions } from './request.queries.ts'
import { changeRequest, readRequest, takeOn } from './request.service.ts'
import { stepRequest } from './request-step.service.ts'

export const requestRouter = router({
  ...crud(
    { list: requestList, row: requestRow },
    {
      list: [
        procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(requestList) }),
        listRequests,
      ],
      remove: [procedure('marketing', 'superadmin', 'nothing'), removeRequest],
    },
  ),
  get: procedure('marketing', 'read', 'providerRows')
    .input(byId)
    .output(answers(requestGetAnswer))
    .query(({ ctx, input }) => readRequest(ctx, input.id)),
  options: procedure('marketing', 'read', 'providerRows')
    .input(requestOptionsInput)
    .output(answers(requestOptionsAnswer))
    .query(({ ctx, input }) => requestOptions(ctx.db, ctx.actor, input.para)),
  update: procedure('marketing', 'create', 'nothing')
    .input(updateRequestInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRequest(ctx, input)),
  takeOn: procedure('marketing', 'create', 'nothing')
    .input(byId)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => takeOn(ctx, input.id)),
  step: procedure('marketing', 'create', 'nothing')
    .input(stepRequestInput)
    .output(answers(requestStepAnswer))
    .mutation(({ ctx, input }) => stepRequest(ctx, input)),
})
