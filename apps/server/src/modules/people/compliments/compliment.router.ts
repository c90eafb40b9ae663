import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { complimentRow, complimentColleagueAnswer } from '@intranet/contract/people/compliment-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  complimentList,
  createComplimentsInput,
  moderateComplimentsInput,
  updateComplimentInput,
} from '@intranet/contract/people/compliments'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getColleague, moderateCompliments, removeCompliment } from './compliment.queries.ts'
import { changeCompliment, createCompliments, readCompliment, readWall } from './compliment.service.ts'

export const complimentRouter = router({
  list: procedure('rh', 'employee', 'providerRows')
    .meta({ exports: exportHeads(complimentList) })
    .input(complimentList.input)
    .output(answers(pageOf(complimentRow)))
    .query(({ ctx, input }) => readWall(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'employee', 'providerRows')
    .input(byId)
    .output(answers(complimentRow))
    .query(({ ctx, input }) => readCompliment(ctx.db, ctx.actor, input.id)),
  colleague: procedure('rh', 'employee', 'providerRows')
    .input(byId)
    .output(answers(complimentColleagueAnswer))
    .query(async ({ ctx, input }) => found(await getColleague(ctx.db, ctx.actor, input.id))),
  create: procedure('rh', 'employee', 'nothing')
    .input(createComplimentsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createCompliments(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'employee', 'nothing')
    .input(updateComplimentInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeCompliment(ctx.db, ctx.actor, input)),
  moderate: procedure('rh', 'manage', 'nothing')
    .input(moderateComplimentsInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => moderateCompliments(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeCompliment(ctx.db, ctx.actor, input.id)),
})
