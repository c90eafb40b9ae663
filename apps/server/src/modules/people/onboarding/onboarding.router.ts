import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, switchedRecords } from '@intranet/contract/answer'
import {
  linkTrailsInput,
  onboardingLinkTrailsAnswer,
  onboardingListWithTrailsRow,
  onboardingOrderTrailsAnswer,
  onboardingReachAnswer,
  onboardingSchemas,
  onboardingStatusInput,
  onboardingUnlinkTrailsAnswer,
  orderTrailsInput,
  reachInput,
  unlinkTrailInput,
} from '@intranet/contract/people/onboarding-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import type { ExposureOf } from '../../../platform/procedure/exposure.ts'
import {
  countReached,
  getOnboarding,
  listOnboardings,
  listWithTrails,
  removeOnboarding,
} from './onboarding.queries.ts'
import { changeOnboarding, createOnboardings, setOnboardingStatus } from './onboarding.service.ts'
import { linkTrails, orderTrails, unlinkTrails } from './trail-order.service.ts'

const reading = (exposure: ExposureOf<'read'>) => procedure('onboarding', 'read', exposure)
const creating = (exposure: ExposureOf<'create'>) => procedure('onboarding', 'create', exposure)
const managing = (exposure: ExposureOf<'manage'>) => procedure('onboarding', 'manage', exposure)

export const onboardingRouter = router({
  ...crud(onboardingSchemas, {
    list: [reading('departmentRows').meta({ exports: exportHeads(onboardingSchemas.list) }), listOnboardings],
    get: [reading('departmentRows'), getOnboarding],
    create: [creating('nothing'), createOnboardings],
    update: [procedure('onboarding', 'editOwn', 'nothing'), changeOnboarding],
    remove: [procedure('onboarding', 'superadmin', 'nothing'), removeOnboarding],
  }),
  listWithTrails: reading('departmentRows')
    .input(onboardingSchemas.list.input)
    .output(answers(pageOf(onboardingListWithTrailsRow)))
    .query(({ ctx, input }) => listWithTrails(ctx.db, ctx.actor, input)),
  reach: reading('departmentFigures')
    .input(reachInput)
    .output(answers(onboardingReachAnswer))
    .query(({ ctx, input }) => countReached(ctx.db, ctx.actor, input)),
  linkTrails: creating('nothing')
    .input(linkTrailsInput)
    .output(answers(onboardingLinkTrailsAnswer))
    .mutation(({ ctx, input }) => linkTrails(ctx.db, ctx.actor, input)),
  unlinkTrails: creating('nothing')
    .input(unlinkTrailInput)
    .output(answers(onboardingUnlinkTrailsAnswer))
    .mutation(({ ctx, input }) => unlinkTrails(ctx.db, ctx.actor, input)),
  orderTrails: creating('nothing')
    .input(orderTrailsInput)
    .output(answers(onboardingOrderTrailsAnswer))
    .mutation(({ ctx, input }) => orderTrails(ctx.db, ctx.actor, input.id, input.trilhas, input.vistas)),
  setStatus: managing('nothing')
    .input(onboardingStatusInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => setOnboardingStatus(ctx.db, ctx.actor, input)),
})
