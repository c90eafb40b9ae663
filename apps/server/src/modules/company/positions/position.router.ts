import { createPositionsInput, positionList, updatePositionInput } from '@intranet/contract/company/position'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  getPosition,
  listPositions,
  removePosition,
  positionOptions,
  switchPositions,
} from './position.queries.ts'
import { changePosition, createPositions } from './position.service.ts'

export const positionRouter = router({
  list: procedure('rh', 'read', 'providerRows')
    .meta({ exports: exportHeads(positionList) })
    .input(positionList.input)
    .query(({ ctx, input }) => listPositions(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getPosition(ctx.db, ctx.actor, input.id))),
  options: procedure('rh', 'signedIn', 'providerRows')
    .input(optionsInput)
    .query(({ ctx, input }) => positionOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: procedure('rh', 'manage', 'nothing')
    .input(createPositionsInput)
    .mutation(({ ctx, input }) => createPositions(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(updatePositionInput)
    .mutation(({ ctx, input }) => changePosition(ctx.db, ctx.actor, input)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchPositions(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removePosition(ctx.db, ctx.actor, input.id)),
})
