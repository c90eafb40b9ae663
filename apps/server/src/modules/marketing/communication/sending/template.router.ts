import { answers } from '../../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord } from '@intranet/contract/answer'
import * as z from 'zod'
import { exportHeads } from '@intranet/contract/list'
import {
  templateCreateAnswer,
  templateOptionsInput,
  whatsappTemplateSchemas,
} from '@intranet/contract/marketing/whatsapp-template-schemas'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../../platform/procedure/procedure.ts'
import { found } from '../../../../platform/records.ts'
import { getTemplate, listTemplates, removeTemplate, templateOptions } from './template.queries.ts'
import { changeTemplate, createTemplates } from './template.service.ts'

export const templateRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(whatsappTemplateSchemas.list) })
    .input(whatsappTemplateSchemas.list.input)
    .output(answers(pageOf(whatsappTemplateSchemas.row)))
    .query(({ ctx, input }) => listTemplates(ctx.db, ctx.actor, input)),
  get: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(whatsappTemplateSchemas.row))
    .query(async ({ ctx, input }) => found(await getTemplate(ctx.db, ctx.actor, input.id))),
  options: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(templateOptionsInput)
    .output(answers(z.array(whatsappTemplateSchemas.row)))
    .query(({ ctx, input }) => templateOptions(ctx.db, ctx.actor, input)),
  create: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(whatsappTemplateSchemas.createInput)
    .output(answers(templateCreateAnswer))
    .mutation(({ ctx, input }) => createTemplates(ctx.db, ctx.actor, input.objects)),
  update: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(whatsappTemplateSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeTemplate(ctx.db, ctx.actor, input)),
  remove: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeTemplate(ctx.db, ctx.actor, input.id)),
})
