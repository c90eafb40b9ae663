import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord } from '@intranet/contract/answer'
import { relativeRow, relativeAddNamesAnswer } from '@intranet/contract/people/relative-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  addRelativeNamesInput,
  createRelativesInput,
  relativeList,
  updateRelativeInput,
} from '@intranet/contract/people/family'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { removeRelative } from './relative.queries.ts'
import {
  addRelativeNames,
  changeRelative,
  createRelatives,
  readRelative,
  readRelatives,
} from './relative.service.ts'

export const relativeRouter = router({
  list: procedure('rh', 'employee', 'providerRows')
    .meta({ exports: exportHeads(relativeList) })
    .input(relativeList.input)
    .output(answers(pageOf(relativeRow)))
    .query(({ ctx, input }) => readRelatives(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'employee', 'providerRows')
    .input(byId)
    .output(answers(relativeRow))
    .query(({ ctx, input }) => readRelative(ctx.db, ctx.actor, input.id)),
  create: procedure('rh', 'employee', 'nothing')
    .input(createRelativesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createRelatives(ctx.db, ctx.actor, input.objects)),
  addNames: procedure('rh', 'employee', 'nothing')
    .input(addRelativeNamesInput)
    .output(answers(relativeAddNamesAnswer))
    .mutation(({ ctx, input }) => addRelativeNames(ctx.db, ctx.actor, input)),
  update: procedure('rh', 'employee', 'nothing')
    .input(updateRelativeInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRelative(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'employee', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeRelative(ctx.db, ctx.actor, input.id)),
})
