import { exportHeads } from '@intranet/contract/list'
import {
  createOnboardingsInput,
  linkTrailsInput,
  onboardingList,
  onboardingStatusInput,
  orderTrailsInput,
  reachInput,
  unlinkTrailInput,
  updateOnboardingInput,
} from '@intranet/contract/people/onboarding'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  countReached,
  getOnboarding,
  listOnboardings,
  listWithTrails,
  removeOnboarding,
} from './onboarding.queries.ts'
import { changeOnboarding, createOnboardings, setOnboardingStatus } from './onboarding.service.ts'
import { linkTrails, orderTrails, unlinkTrails } from './trail-order.service.ts'

const reading = procedure('onboarding', 'read')
const creating = procedure('onboarding', 'create')
const managing = procedure('onboarding', 'manage')

export const onboardingRouter = router({
  list: reading
    .meta({ exports: exportHeads(onboardingList) })
    .input(onboardingList.input)
    .query(({ ctx, input }) => listOnboardings(ctx.db, ctx.actor, input)),
  listWithTrails: reading
    .input(onboardingList.input)
    .query(({ ctx, input }) => listWithTrails(ctx.db, ctx.actor, input)),
  get: reading
    .input(byId)
    .query(async ({ ctx, input }) => found(await getOnboarding(ctx.db, ctx.actor, input.id))),
  reach: reading.input(reachInput).query(({ ctx, input }) => countReached(ctx.db, ctx.actor, input)),
  create: creating
    .input(createOnboardingsInput)
    .mutation(({ ctx, input }) => createOnboardings(ctx.db, ctx.actor, input.objects)),
  linkTrails: creating
    .input(linkTrailsInput)
    .mutation(({ ctx, input }) => linkTrails(ctx.db, ctx.actor, input)),
  unlinkTrails: creating
    .input(unlinkTrailInput)
    .mutation(({ ctx, input }) => unlinkTrails(ctx.db, ctx.actor, input)),
  orderTrails: creating
    .input(orderTrailsInput)
    .mutation(({ ctx, input }) => orderTrails(ctx.db, ctx.actor, input.id, input.trilhas)),
  update: procedure('onboarding', 'editOwn')
    .input(updateOnboardingInput)
    .mutation(({ ctx, input }) => changeOnboarding(ctx.db, ctx.actor, input)),
  setStatus: managing
    .input(onboardingStatusInput)
    .mutation(({ ctx, input }) => setOnboardingStatus(ctx.db, ctx.actor, input)),
  remove: procedure('onboarding', 'superadmin')
    .input(byId)
    .mutation(({ ctx, input }) => removeOnboarding(ctx.db, ctx.actor, input.id)),
})
