import { answers } from '../../../platform/procedure/answers.ts'
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
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readOwnData } from './own-data.service.ts'
import { listRequests } from './request.queries.ts'
import { askForData, decideRequest, readReadings, readRequest, withdraw } from './request.service.ts'

/** The data stored about the current user. */
export const ownDataRouter = router({
  get: procedure('users', 'self', 'own')
    .input(ownDataInput)
    .output(answers(ownDataGetAnswer))
    .query(({ ctx, input }) => readOwnData(ctx.db, ctx.actor, ctx.deps.offers.personalData.kept, input)),
})

/** Requests to correct or remove: one's own, and for HR those of its providers. */
export const personalDataRequestRouter = router({
  ...crud(
    {
      list: requestList,
      row: personalDataRequestRow,
      one: personalDataRequestGetAnswer,
      createInput: createRequestsInput,
      updateInput: decideRequestInput,
    },
    {
      list: [
        procedure('rh', 'self', 'providerRows').meta({ exports: exportHeads(requestList) }),
        listRequests,
      ],
      get: [procedure('rh', 'self', 'providerRows'), readRequest],
      create: [procedure('rh', 'self', 'nothing'), askForData],
      remove: [procedure('rh', 'self', 'nothing'), withdraw],
      update: [
        procedure('rh', 'manage', 'nothing'),
        (db, actor, input, deps) => decideRequest(deps, db, actor, input),
      ],
    },
  ),
})

/** Who read whose personal data. */
export const personalDataReadingRouter = router({
  ...crud(
    { list: readingList, row: personalDataReadingRow },
    {
      list: [
        procedure('rh', 'manage', 'providerRows').meta({ exports: exportHeads(readingList) }),
        readReadings,
      ],
    },
  ),
})
