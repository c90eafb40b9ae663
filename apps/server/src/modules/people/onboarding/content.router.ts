import { answers } from '../../../platform/procedure/answers.ts'
import { savedRecord } from '@intranet/contract/answer'
import {
  contentCreateAnswer,
  contentOptionsAnswer,
  contentSchemas,
} from '@intranet/contract/people/content-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import type { ExposureOf } from '../../../platform/procedure/exposure.ts'
import { contentOptions, getContent, listContents, removeContent, switchContents } from './content.queries.ts'
import { changeContent, createContents, prepareContent, prepareContents } from './content.service.ts'

const reading = (exposure: ExposureOf<'read'>) => procedure('onboarding', 'read', exposure)
const managing = (exposure: ExposureOf<'manage'>) => procedure('onboarding', 'manage', exposure)

export const contentRouter = router({
  ...crud(
    { ...contentSchemas, options: contentOptionsAnswer },
    {
      list: [reading('departmentRows').meta({ exports: exportHeads(contentSchemas.list) }), listContents],
      get: [reading('departmentRows'), getContent],
      setActive: [managing('nothing'), switchContents],
      remove: [procedure('onboarding', 'superadmin', 'nothing'), removeContent],
      options: [reading('departmentRows'), contentOptions],
    },
  ),
  create: slowProcedure('onboarding', 'create', 'nothing')
    .input(contentSchemas.createInput)
    .output(answers(contentCreateAnswer))
    .mutation(async ({ ctx, input }) => {
      const objects = await prepareContents(ctx.deps, ctx.actor, input.objects)
      return ctx.write((db) => createContents(db, ctx.actor, objects))
    }),
  update: slowProcedure('onboarding', 'manage', 'nothing')
    .input(contentSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(async ({ ctx, input }) => {
      const prepared = await prepareContent(ctx.deps, ctx.actor, input)
      return ctx.write((db) => changeContent(db, ctx.actor, prepared))
    }),
})
