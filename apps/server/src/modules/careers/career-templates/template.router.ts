import { careerTemplate } from '@intranet/contract/careers/career-templates'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getTemplate, listTemplates, templateOptions } from './template.queries.ts'
import { changeTemplate, createTemplates, deleteTemplate, switchTemplates } from './template.service.ts'

const declared = schemasOf(careerTemplate)
/** Each is written by a statement. */
const createInput = declared.createInput.refine(({ objects }) => objects.length <= 20)
const templateSchemas = { ...declared, createInput }

export const careerTemplateRouter = router({
  ...crud(
    { ...templateSchemas, one: templateSchemas.record, optionsInput: null },
    {
      list: [
        procedure('banco_talentos', 'read', 'reference').meta({ exports: exportHeads(templateSchemas.list) }),
        unscoped(listTemplates),
      ],
      get: [procedure('banco_talentos', 'read', 'reference'), unscoped(getTemplate)],
      create: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(createTemplates)],
      update: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(changeTemplate)],
      setActive: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(switchTemplates)],
      remove: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(deleteTemplate)],
      // To choose from at a movement, with what each would say.
      options: [procedure('banco_talentos', 'read', 'reference'), unscoped(templateOptions)],
    },
  ),
})
