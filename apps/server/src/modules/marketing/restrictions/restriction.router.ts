import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord } from '@intranet/contract/answer'
import { restrictionCreateAnswer, restrictionSchemas } from '@intranet/contract/marketing/restriction-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listRestrictions, removeRestriction } from './restriction.queries.ts'
import { changeRestriction, createRestrictions, readRestriction } from './restriction.service.ts'

export const restrictionRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(restrictionSchemas.list) })
    .input(restrictionSchemas.list.input)
    .output(answers(pageOf(restrictionSchemas.row)))
    .query(({ ctx, input }) => listRestrictions(ctx.db, ctx.actor, input)),
  get: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(restrictionSchemas.row))
    .query(({ ctx, input }) => readRestriction(ctx.db, ctx.actor, input.id)),
  create: procedure('regua_comunicacao', 'create', 'nothing')
    .input(restrictionSchemas.createInput)
    .output(answers(restrictionCreateAnswer))
    .mutation(({ ctx, input }) => createRestrictions(ctx.db, ctx.actor, input.objects)),
  update: procedure('regua_comunicacao', 'create', 'nothing')
    .input(restrictionSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRestriction(ctx.db, ctx.actor, input)),
  remove: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeRestriction(ctx.db, ctx.actor, input.id)),
})
