import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  trailRow,
  trailGetAnswer,
  trailOptionsAnswer,
  trailCreateAnswer,
  trailOrderContentsAnswer,
  trailSearchAnswer,
} from '@intranet/contract/people/trail-answers'
import { exportHeads } from '@intranet/contract/list'
import { searchTrailsInput } from '@intranet/contract/people/onboarding-forms'
import {
  createTrailsInput,
  orderContentsInput,
  trailList,
  updateTrailInput,
} from '@intranet/contract/people/onboarding-trail'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import type { TellsOf } from '../../../platform/procedure/tells.ts'
import { found } from '../../../platform/records.ts'
import { orderContents } from './trail-order.service.ts'
import { getTrail, listTrails, removeTrail, switchTrails, trailOptions } from './trail.queries.ts'
import { changeTrail, createTrails, searchTrails } from './trail.service.ts'

const reading = (tells: TellsOf<'read'>) => procedure('onboarding', 'read', tells)
const creating = (tells: TellsOf<'create'>) => procedure('onboarding', 'create', tells)
const managing = (tells: TellsOf<'manage'>) => procedure('onboarding', 'manage', tells)

export const trailRouter = router({
  list: reading('departmentRows')
    .meta({ exports: exportHeads(trailList) })
    .input(trailList.input)
    .output(answers(pageOf(trailRow)))
    .query(({ ctx, input }) => listTrails(ctx.db, ctx.actor, input)),
  /** As documented clients ask for them. */
  search: reading('departmentRows')
    .input(searchTrailsInput)
    .output(answers(trailSearchAnswer))
    .query(({ ctx, input }) => searchTrails(ctx.db, ctx.actor, input)),
  get: reading('departmentRows')
    .input(byId)
    .output(answers(trailGetAnswer))
    .query(async ({ ctx, input }) => found(await getTrail(ctx.db, ctx.actor, input.id))),
  options: reading('departmentRows')
    .input(optionsInput)
    .output(answers(trailOptionsAnswer))
    .query(({ ctx, input }) => trailOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: creating('nothing')
    .input(createTrailsInput)
    .output(answers(trailCreateAnswer))
    .mutation(({ ctx, input }) => createTrails(ctx.db, ctx.actor, input.objects)),
  orderContents: creating('nothing')
    .input(orderContentsInput)
    .output(answers(trailOrderContentsAnswer))
    .mutation(({ ctx, input }) => orderContents(ctx.db, ctx.actor, input.id, input.conteudos)),
  update: managing('nothing')
    .input(updateTrailInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeTrail(ctx.db, ctx.actor, input)),
  setActive: managing('nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchTrails(ctx.db, ctx.actor, input)),
  remove: procedure('onboarding', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeTrail(ctx.db, ctx.actor, input.id)),
})
