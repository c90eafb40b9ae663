import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
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
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { blockedRiders, blockRider, unblockRider } from './ride-block.queries.ts'
import { searchPublicRides, searchRides } from './ride-search.queries.ts'
import { answerRequest, askForSeat } from './ride-seat.service.ts'
import { getRide, listAll, listAsked, listMine, removeRide } from './ride.queries.ts'
import { changeRide, publishRides, stepRide } from './ride.service.ts'

export const rideRouter = router({
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
  /** Everybody's, for managers. */
  list: procedure('caronas', 'manage', 'reference')
    .meta({ exports: exportHeads(rideList) })
    .input(rideList.input)
    .output(answers(pageOf(managedRideRow)))
    .query(({ ctx, input }) => listAll(ctx.db, input)),
  get: procedure('caronas', 'employee', 'reference')
    .input(byId)
    .output(answers(rideGetAnswer))
    .query(async ({ ctx, input }) => found(await getRide(ctx.db, ctx.actor, input.id))),
  search: procedure('caronas', 'employee', 'reference')
    .input(searchRidesInput)
    .output(answers(rideSearchAnswer))
    .query(({ ctx, input }) => searchRides(ctx.db, ctx.actor, input)),
  /** What anybody may know: cities, day, hour and free seats. */
  searchPublic: procedure('caronas', 'public', 'public')
    .input(searchRidesInput)
    .output(answers(publicRideSearchAnswer))
    .query(({ ctx, input }) => searchPublicRides(ctx.db, input)),
  create: procedure('caronas', 'employee', 'nothing')
    .input(createRidesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => publishRides(ctx.db, ctx.actor, input.objects)),
  update: procedure('caronas', 'employee', 'nothing')
    .input(updateRideInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRide(ctx.db, ctx.actor, input)),
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
  remove: procedure('caronas', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeRide(ctx.db, input.id)),
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
