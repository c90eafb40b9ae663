import { exportHeads } from '@intranet/contract/list'
import {
  createTrailsInput,
  orderContentsInput,
  trailList,
  updateTrailInput,
} from '@intranet/contract/people/onboarding-trail'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { orderContents } from './trail-order.service.ts'
import { getTrail, listTrails, removeTrail, switchTrails, trailOptions } from './trail.queries.ts'
import { changeTrail, createTrails } from './trail.service.ts'

const reading = procedure('onboarding', 'read')
const creating = procedure('onboarding', 'create')
const managing = procedure('onboarding', 'manage')

export const trailRouter = router({
  list: reading
    .meta({ exports: exportHeads(trailList) })
    .input(trailList.input)
    .query(({ ctx, input }) => listTrails(ctx.db, ctx.actor, input)),
  get: reading
    .input(byId)
    .query(async ({ ctx, input }) => found(await getTrail(ctx.db, ctx.actor, input.id))),
  options: reading
    .input(optionsInput)
    .query(({ ctx, input }) => trailOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: creating
    .input(createTrailsInput)
    .mutation(({ ctx, input }) => createTrails(ctx.db, ctx.actor, input.objects)),
  orderContents: creating
    .input(orderContentsInput)
    .mutation(({ ctx, input }) => orderContents(ctx.db, ctx.actor, input.id, input.conteudos)),
  update: managing
    .input(updateTrailInput)
    .mutation(({ ctx, input }) => changeTrail(ctx.db, ctx.actor, input)),
  setActive: managing
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchTrails(ctx.db, ctx.actor, input)),
  remove: procedure('onboarding', 'superadmin')
    .input(byId)
    .mutation(({ ctx, input }) => removeTrail(ctx.db, ctx.actor, input.id)),
})
