import { answers } from '../../../platform/procedure/answers.ts'
import {
  pageOf,
  peopleCount,
  nothing,
  createdRecords,
  savedRecord,
  switchedRecords,
  changedRecords,
} from '@intranet/contract/answer'
import { positionSchemas } from '@intranet/contract/company/position-schemas'
import { organizationPositionsAnswer } from '@intranet/contract/company/organization-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput, someRecords } from '@intranet/contract/record'
import { changeEach } from '../../../platform/procedure/change-each.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { countPeopleOf } from '../people-of.queries.ts'
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
    .meta({ exports: exportHeads(positionSchemas.list) })
    .input(positionSchemas.list.input)
    .output(answers(pageOf(positionSchemas.row)))
    .query(({ ctx, input }) => listPositions(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'read', 'providerRows')
    .input(byId)
    .output(answers(positionSchemas.row))
    .query(async ({ ctx, input }) => found(await getPosition(ctx.db, ctx.actor, input.id))),
  options: procedure('rh', 'signedIn', 'providerRows')
    .input(optionsInput)
    .output(answers(organizationPositionsAnswer))
    .query(({ ctx, input }) => positionOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: procedure('rh', 'manage', 'nothing')
    .input(positionSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createPositions(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(positionSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changePosition(ctx.db, ctx.actor, input)),
  changeMany: procedure('rh', 'manage', 'nothing')
    .input(positionSchemas.changeInput)
    .output(answers(changedRecords))
    .mutation(({ ctx, input }) => changeEach(ctx, input, (one) => changePosition(ctx.db, ctx.actor, one))),
  /** Who is asked about before they are inactivated. */
  people: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_cargo', input.ids)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchPositions(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removePosition(ctx.db, ctx.actor, input.id)),
})
