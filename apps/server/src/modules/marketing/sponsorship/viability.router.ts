import { exportHeads } from '@intranet/contract/list'
import {
  viabilityPrefillAnswer,
  viabilitySchemas,
} from '@intranet/contract/marketing/sponsorship-viability-schemas'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getViability, listViabilities } from './viability.queries.ts'
import { changeViability, createViabilities, dropViability, prefillViability } from './viability.service.ts'

export const viabilityRouter = router({
  ...crud(viabilitySchemas, {
    list: [
      procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(viabilitySchemas.list) }),
      listViabilities,
    ],
    get: [procedure('marketing', 'read', 'providerRows'), getViability],
    create: [
      procedure('marketing', 'create', 'nothing'),
      (db, actor, objects, deps) => createViabilities({ db, actor, deps }, objects),
    ],
    update: [
      procedure('marketing', 'create', 'nothing'),
      (db, actor, input, deps) => changeViability({ db, actor, deps }, input),
    ],
    remove: [procedure('marketing', 'manage', 'nothing'), dropViability],
  }),
  /** By the id of a request. */
  prefill: procedure('marketing', 'read', 'providerRows')
    .input(byId)
    .output(answers(viabilityPrefillAnswer))
    .query(({ ctx, input }) => prefillViability(ctx, input.id)),
})
