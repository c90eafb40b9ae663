import type { Ability } from '@intranet/contract/access'
import { nothing, pageOf } from '@intranet/contract/answer'
import {
  byExternalId,
  externalList,
  externalRow,
  externalSaved,
} from '@intranet/contract/access/external-ids'
import { answers } from '../../../platform/procedure/answers.ts'
import { bySource, procedure, router } from '../../../platform/procedure/procedure.ts'
import { externalEntities, type ExternalEntity } from './external-entities.ts'
import { getExternal, listExternal, putExternal, unlinkExternal } from './external-id.service.ts'

type Own = ExternalEntity & { ability: Exclude<Ability, 'superadmin' | 'public'> }

/** `put` creates or changes records by outside ids, `list` answers what they are called, `get` what one is, `unlink` forgets one. */
const proceduresOf = (entity: Own) => ({
  put: procedure(entity.module, entity.ability, 'nothing')
    .meta(bySource)
    .input(entity.schemas.put)
    .output(answers(externalSaved))
    .mutation(({ ctx, input }) => putExternal(ctx, entity, input.objects)),
  list: procedure(entity.module, 'read', 'providerRows')
    .meta(bySource)
    .input(externalList.input)
    .output(answers(pageOf(externalRow)))
    .query(({ ctx, input }) => listExternal(ctx, entity, input)),
  get: procedure(entity.module, 'read', 'providerRows')
    .meta(bySource)
    .input(byExternalId)
    .output(answers(externalRow))
    .query(({ ctx, input }) => getExternal(ctx, entity, input.id_externo)),
  unlink: procedure(entity.module, entity.ability, 'nothing')
    .meta(bySource)
    .input(byExternalId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => unlinkExternal(ctx, entity, input.id_externo)),
})

export const externalRouters = {
  externalLeads: router(proceduresOf(externalEntities.leads)),
  externalEmployees: router(proceduresOf(externalEntities.employees)),
  externalDepartments: router(proceduresOf(externalEntities.departments)),
  externalPositions: router(proceduresOf(externalEntities.positions)),
  externalVehicles: router(proceduresOf(externalEntities.vehicles)),
  externalAssets: router(proceduresOf(externalEntities.assets)),
}
