import { answers } from '../../../platform/procedure/answers.ts'
import { switchedRecords } from '@intranet/contract/answer'
import {
  complimentColleagueAnswer,
  complimentSchemas,
  moderateComplimentsInput,
} from '@intranet/contract/people/compliment-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, opensPerson } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getColleague, moderateCompliments, removeCompliment } from './compliment.queries.ts'
import { changeCompliment, createCompliments, readCompliment, readWall } from './compliment.service.ts'

export const complimentRouter = router({
  ...crud(complimentSchemas, {
    list: [
      procedure('rh', 'employee', 'providerRows').meta({ exports: exportHeads(complimentSchemas.list) }),
      readWall,
    ],
    get: [procedure('rh', 'employee', 'providerRows'), readCompliment],
    create: [procedure('rh', 'employee', 'nothing'), createCompliments],
    update: [procedure('rh', 'employee', 'nothing'), changeCompliment],
    remove: [procedure('rh', 'manage', 'nothing'), removeCompliment],
  }),
  colleague: procedure('rh', 'employee', 'providerRows')
    .meta(opensPerson())
    .input(byId)
    .output(answers(complimentColleagueAnswer))
    .query(async ({ ctx, input }) => found(await getColleague(ctx.db, ctx.actor, input.id))),
  moderate: procedure('rh', 'manage', 'nothing')
    .input(moderateComplimentsInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => moderateCompliments(ctx.db, ctx.actor, input)),
})
