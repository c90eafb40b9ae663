import { nothing, pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  askedRideRow,
  blockedRidersAnswer,
  managedRideRow,
  publicRideSearchAnswer,
  rideAskAnswer,
  rideGetAnswer,
  rideRow,
  rideSearchAnswer,
  rideStepAnswer,
} from '@intranet/contract/operations/ride-answers'
import {
  answerRideInput,
  askedRideList,
  askRideInput,
  blockRiderInput,
  byRider,
  createRidesInput,
  rideList,
  searchRidesInput,
  stepRideInput,
  updateRideInput,
} from '@intranet/contract/operations/rides'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { blockedRiders, blockRider, unblockRider } from './ride-block.queries.ts'
import { searchPublicRides, searchRides } from './ride-search.queries.ts'
import { answerRequest, askForSeat } from './ride-seat.service.ts'
import { getRide, listAll, listAsked, listMine, removeRide } from './ride.queries.ts'
import { changeRide, publishRides, stepRide } from './ride.service.ts'

export const rideRouter = router({
  ...crud(
    {
      list: rideList,
      row: managedRideRow,
      one: rideGetAnswer,
      createInput: createRidesInput,
      updateInput: updateRideInput,
    },
    {
      /** Everybody's, for managers. */
      list: [
        procedure('caronas', 'manage', 'reference').meta({ exports: exportHeads(rideList) }),
        unscoped(listAll),
      ],
      get: [procedure('caronas', 'employee', 'reference'), getRide],
      create: [
        procedure('caronas', 'employee', 'nothing'),
        (db, actor, objects) => publishRides(db, actor, objects),
      ],
      update: [
        procedure('caronas', 'employee', 'nothing'),
        (db, actor, input) => changeRide(db, actor, input),
      ],
      remove: [procedure('caronas', 'superadmin', 'nothing'), unscoped(removeRide)],
    },
  ),
  /** The offers that one publishes. */
  mine: procedure('caronas', 'employee', 'own')
    .meta({ exports: exportHeads(rideList) })
    .input(rideList.input)
    .output(answers(pageOf(rideRow)))
    .query(({ ctx, input }) => listMine(ctx.db, ctx.actor, input)),
  /** The seats that one asked for. */
  asked: procedure('caronas', 'employee', 'own')
    .meta({ exports: exportHeads(askedRideList) })
    .input(askedRideList.input)
    .output(answers(pageOf(askedRideRow)))
    .query(({ ctx, input }) => listAsked(ctx.db, ctx.actor, input)),
  search: procedure('caronas', 'employee', 'reference')
    .input(searchRidesInput)
    .output(answers(rideSearchAnswer))
    .query(({ ctx, input }) => searchRides(ctx.db, ctx.actor, input)),
  /** What anybody may know: cities, day, hour and free seats. */
  searchPublic: procedure('caronas', 'public', 'public')
    .input(searchRidesInput)
    .output(answers(publicRideSearchAnswer))
    .query(({ ctx, input }) => searchPublicRides(ctx.db, input)),
  step: procedure('caronas', 'employee', 'nothing')
    .input(stepRideInput)
    .output(answers(rideStepAnswer))
    .mutation(({ ctx, input }) => stepRide(ctx.db, ctx.actor, input)),
  ask: procedure('caronas', 'employee', 'nothing')
    .input(askRideInput)
    .output(answers(rideAskAnswer))
    .mutation(({ ctx, input }) => askForSeat(ctx.db, ctx.actor, input)),
  /** What becomes of a request: by the driver, or taken back by who asked. */
  answer: procedure('caronas', 'employee', 'nothing')
    .input(answerRideInput)
    .output(answers(rideAskAnswer))
    .mutation(({ ctx, input }) => answerRequest(ctx.db, ctx.actor, input)),
  blocked: procedure('caronas', 'manage', 'providerRows')
    .output(answers(blockedRidersAnswer))
    .query(({ ctx }) => blockedRiders(ctx.db, ctx.actor)),
  block: procedure('caronas', 'manage', 'nothing')
    .input(blockRiderInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => blockRider(ctx.db, ctx.actor, input)),
  unblock: procedure('caronas', 'manage', 'nothing')
    .input(byRider)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => unblockRider(ctx.db, ctx.actor, input.id_usuario)),
})
