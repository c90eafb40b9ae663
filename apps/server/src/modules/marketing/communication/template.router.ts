import { exportHeads } from '@intranet/contract/list'
import {
  createWhatsappTemplatesInput,
  templateOptionsInput,
  updateWhatsappTemplateInput,
  whatsappTemplateList,
} from '@intranet/contract/marketing/whatsapp-templates'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getTemplate, listTemplates, removeTemplate, templateOptions } from './template.queries.ts'
import { changeTemplate, createTemplates } from './template.service.ts'

export const templateRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(whatsappTemplateList) })
    .input(whatsappTemplateList.input)
    .query(({ ctx, input }) => listTemplates(ctx.db, ctx.actor, input)),
  get: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getTemplate(ctx.db, ctx.actor, input.id))),
  options: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(templateOptionsInput)
    .query(({ ctx, input }) => templateOptions(ctx.db, ctx.actor, input)),
  create: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(createWhatsappTemplatesInput)
    .mutation(({ ctx, input }) => createTemplates(ctx.db, ctx.actor, input.objects)),
  update: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(updateWhatsappTemplateInput)
    .mutation(({ ctx, input }) => changeTemplate(ctx.db, ctx.actor, input)),
  remove: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeTemplate(ctx.db, ctx.actor, input.id)),
})
