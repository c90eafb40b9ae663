import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord } from '@intranet/contract/answer'
import {
  personalDataRequestRow,
  personalDataReadingRow,
  ownDataGetAnswer,
  personalDataRequestGetAnswer,
} from '@intranet/contract/people/personal-data-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  createRequestsInput,
  decideRequestInput,
  ownDataInput,
  readingList,
  requestList,
} from '@intranet/contract/people/personal-data'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readOwnData } from './own-data.service.ts'
import { listReadings, listRequests } from './request.queries.ts'
import { askForData, decideRequest, readRequest, withdraw } from './request.service.ts'

/** The data stored about the current user. */
export const ownDataRouter = router({
  get: procedure('users', 'self', 'own')
    .input(ownDataInput)
    .output(answers(ownDataGetAnswer))
    .query(({ ctx, input }) => readOwnData(ctx.db, ctx.actor, ctx.deps.offers.personalData.held, input)),
})

/** Requests to correct or remove: one's own, and for HR those of its providers. */
export const personalDataRequestRouter = router({
  list: procedure('rh', 'self', 'providerRows')
    .meta({ exports: exportHeads(requestList) })
    .input(requestList.input)
    .output(answers(pageOf(personalDataRequestRow)))
    .query(({ ctx, input }) => listRequests(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'self', 'providerRows')
    .input(byId)
    .output(answers(personalDataRequestGetAnswer))
    .query(({ ctx, input }) => readRequest(ctx.db, ctx.actor, input.id)),
  create: procedure('rh', 'self', 'nothing')
    .input(createRequestsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => askForData(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(decideRequestInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => decideRequest(ctx.deps, ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'self', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => withdraw(ctx.db, ctx.actor, input.id)),
})

/** Who read CPF, RG or CNH of whom. */
export const personalDataReadingRouter = router({
  list: procedure('rh', 'manage', 'providerRows')
    .meta({ exports: exportHeads(readingList) })
    .input(readingList.input)
    .output(answers(pageOf(personalDataReadingRow)))
    .query(({ ctx, input }) => listReadings(ctx.db, ctx.actor, input)),
})
