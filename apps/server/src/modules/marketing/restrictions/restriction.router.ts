import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord } from '@intranet/contract/answer'
import { restrictionRow, restrictionCreateAnswer } from '@intranet/contract/marketing/restriction-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  createRestrictionsInput,
  restrictionList,
  updateRestrictionInput,
} from '@intranet/contract/marketing/restrictions'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listRestrictions, removeRestriction } from './restriction.queries.ts'
import { changeRestriction, createRestrictions, readRestriction } from './restriction.service.ts'

export const restrictionRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(restrictionList) })
    .input(restrictionList.input)
    .output(answers(pageOf(restrictionRow)))
    .query(({ ctx, input }) => listRestrictions(ctx.db, ctx.actor, input)),
  get: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(restrictionRow))
    .query(({ ctx, input }) => readRestriction(ctx.db, ctx.actor, input.id)),
  create: procedure('regua_comunicacao', 'create', 'nothing')
    .input(createRestrictionsInput)
    .output(answers(restrictionCreateAnswer))
    .mutation(({ ctx, input }) => createRestrictions(ctx.db, ctx.actor, input.objects)),
  update: procedure('regua_comunicacao', 'create', 'nothing')
    .input(updateRestrictionInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRestriction(ctx.db, ctx.actor, input)),
  remove: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeRestriction(ctx.db, ctx.actor, input.id)),
})
