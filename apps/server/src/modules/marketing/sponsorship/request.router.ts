import { savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  requestSchemas,
  requestStepAnswer,
  stepRequestInput,
} from '@intranet/contract/marketing/sponsorship-request-schemas'
import { byId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { listRequests, requestOptions, stagedRequests } from './request.queries.ts'
import { changeRequest, dropRequest, readRequest, takeOn } from './request.service.ts'
import { stepRequest } from './request-step.service.ts'

export const requestRouter = router({
  ...crud(requestSchemas, {
    list: [
      procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(requestSchemas.list) }),
      listRequests,
    ],
    get: [
      procedure('marketing', 'read', 'providerRows'),
      (db, actor, id, deps) => readRequest({ db, actor, deps }, id),
    ],
    update: [
      procedure('marketing', 'create', 'nothing'),
      (db, actor, input, deps) => changeRequest({ db, actor, deps }, input),
    ],
    remove: [
      procedure('marketing', 'superadmin', 'nothing'),
      (db, actor, id, deps) => dropRequest({ db, actor, deps }, id),
    ],
    options: [
      procedure('marketing', 'read', 'providerRows'),
      (db, actor, input) => requestOptions(db, actor, input.para),
    ],
  }),
  stages: procedure('marketing', 'read', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedRequests(ctx.db, ctx.actor), input.id)),
  takeOn: procedure('marketing', 'create', 'nothing')
    .input(byId)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => takeOn(ctx, input.id)),
  step: procedure('marketing', 'create', 'nothing')
    .input(stepRequestInput)
    .output(answers(requestStepAnswer))
    .mutation(({ ctx, input }) => stepRequest(ctx, input)),
})
