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
    .query(({ ctx, input }) => listRestrictions(ctx.db, ctx.actor, input)),
  get: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .query(({ ctx, input }) => readRestriction(ctx.db, ctx.actor, input.id)),
  create: procedure('regua_comunicacao', 'create', 'nothing')
    .input(createRestrictionsInput)
    .mutation(({ ctx, input }) => createRestrictions(ctx.db, ctx.actor, input.objects)),
  update: procedure('regua_comunicacao', 'create', 'nothing')
    .input(updateRestrictionInput)
    .mutation(({ ctx, input }) => changeRestriction(ctx.db, ctx.actor, input)),
  remove: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeRestriction(ctx.db, ctx.actor, input.id)),
})
