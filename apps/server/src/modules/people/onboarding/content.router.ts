import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  contentRow,
  contentGetAnswer,
  contentOptionsAnswer,
  contentCreateAnswer,
} from '@intranet/contract/people/content-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  contentList,
  createContentsInput,
  updateContentInput,
} from '@intranet/contract/people/onboarding-content'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import type { TellsOf } from '../../../platform/procedure/tells.ts'
import { found } from '../../../platform/records.ts'
import { contentOptions, getContent, listContents, removeContent, switchContents } from './content.queries.ts'
import { changeContent, createContents, prepareContent, prepareContents } from './content.service.ts'

const reading = (tells: TellsOf<'read'>) => procedure('onboarding', 'read', tells)
const managing = (tells: TellsOf<'manage'>) => procedure('onboarding', 'manage', tells)

export const contentRouter = router({
  list: reading('departmentRows')
    .meta({ exports: exportHeads(contentList) })
    .input(contentList.input)
    .output(answers(pageOf(contentRow)))
    .query(({ ctx, input }) => listContents(ctx.db, ctx.actor, input)),
  get: reading('departmentRows')
    .input(byId)
    .output(answers(contentGetAnswer))
    .query(async ({ ctx, input }) => found(await getContent(ctx.db, ctx.actor, input.id))),
  options: reading('departmentRows')
    .input(optionsInput)
    .output(answers(contentOptionsAnswer))
    .query(({ ctx, input }) => contentOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: slowProcedure('onboarding', 'create', 'nothing')
    .input(createContentsInput)
    .output(answers(contentCreateAnswer))
    .mutation(async ({ ctx, input }) => {
      const objects = await prepareContents(ctx.deps, ctx.actor, input.objects)
      return ctx.write((db) => createContents(db, ctx.actor, objects))
    }),
  update: slowProcedure('onboarding', 'manage', 'nothing')
    .input(updateContentInput)
    .output(answers(savedRecord))
    .mutation(async ({ ctx, input }) => {
      const prepared = await prepareContent(ctx.deps, ctx.actor, input)
      return ctx.write((db) => changeContent(db, ctx.actor, prepared))
    }),
  setActive: managing('nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchContents(ctx.db, ctx.actor, input)),
  remove: procedure('onboarding', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeContent(ctx.db, ctx.actor, input.id)),
})
