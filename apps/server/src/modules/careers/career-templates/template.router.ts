import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { templateOptionsAnswer, templateSchemas } from '@intranet/contract/careers/career-template-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getTemplate, listTemplates, templateOptions } from './template.queries.ts'
import { changeTemplate, createTemplates, deleteTemplate, switchTemplates } from './template.service.ts'

export const careerTemplateRouter = router({
  list: procedure('banco_talentos', 'read', 'reference')
    .meta({ exports: exportHeads(templateSchemas.list) })
    .input(templateSchemas.list.input)
    .output(answers(pageOf(templateSchemas.row)))
    .query(({ ctx, input }) => listTemplates(ctx.db, input)),
  get: procedure('banco_talentos', 'read', 'reference')
    .input(byId)
    .output(answers(templateSchemas.record))
    .query(async ({ ctx, input }) => found(await getTemplate(ctx.db, input.id))),
  /** To choose from at a movement, with what each would say. */
  options: procedure('banco_talentos', 'read', 'reference')
    .output(answers(templateOptionsAnswer))
    .query(({ ctx }) => templateOptions(ctx.db)),
  create: procedure('banco_talentos', 'manage', 'nothing')
    .input(templateSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createTemplates(ctx.db, input.objects)),
  update: procedure('banco_talentos', 'manage', 'nothing')
    .input(templateSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeTemplate(ctx.db, input)),
  setActive: procedure('banco_talentos', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchTemplates(ctx.db, input)),
  remove: procedure('banco_talentos', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteTemplate(ctx.db, input.id)),
})
