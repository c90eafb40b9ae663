import * as z from 'zod'
import { exportHeads } from '@intranet/contract/list'
import {
  templateCreateAnswer,
  templateOptionsInput,
  whatsappTemplateSchemas,
} from '@intranet/contract/marketing/whatsapp-template-schemas'
import { crud } from '../../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../../platform/procedure/procedure.ts'
import { getTemplate, listTemplates, removeTemplate, templateOptions } from './template.queries.ts'
import { changeTemplate, createTemplates } from './template.service.ts'

export const templateRouter = router({
  ...crud(
    {
      ...whatsappTemplateSchemas,
      created: templateCreateAnswer,
      options: z.array(whatsappTemplateSchemas.row),
      optionsInput: templateOptionsInput,
    },
    {
      list: [
        procedure('regua_comunicacao', 'read', 'providerRows').meta({
          exports: exportHeads(whatsappTemplateSchemas.list),
        }),
        listTemplates,
      ],
      get: [procedure('regua_comunicacao', 'read', 'providerRows'), getTemplate],
      create: [procedure('regua_comunicacao', 'manage', 'nothing'), createTemplates],
      update: [procedure('regua_comunicacao', 'manage', 'nothing'), changeTemplate],
      remove: [procedure('regua_comunicacao', 'manage', 'nothing'), removeTemplate],
      options: [procedure('regua_comunicacao', 'read', 'providerRows'), templateOptions],
    },
  ),
})
