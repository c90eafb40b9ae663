import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import { microregion } from '@intranet/contract/company/microregion'
import { schemasOf } from '@intranet/contract/entity/schemas'
import * as z from 'zod'
import { exportHeads } from '@intranet/contract/list'
import { byId, severalOptionsInput } from '@intranet/contract/record'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  getMicroregion,
  listMicroregions,
  microregionOptions,
  removeMicroregion,
  switchMicroregions,
} from './microregion.queries.ts'
import { changeMicroregion, createMicroregions } from './microregion.service.ts'

const microregionSchemas = schemasOf(microregion)

/** Guests may open the screens, but read nothing (docs/company.md#micro-regions-for-guests). */
export const microregionRouter = router({
  list: procedure('configuracao', 'public', 'providerRows')
    .meta({ exports: exportHeads(microregionSchemas.list) })
    .input(microregionSchemas.list.input)
    .output(answers(pageOf(microregionSchemas.row)))
    .query(({ ctx, input }) => listMicroregions(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'public', 'providerRows')
    .input(byId)
    .output(answers(microregionSchemas.record))
    .query(async ({ ctx, input }) => found(await getMicroregion(ctx.db, ctx.actor, input.id))),
  options: procedure('configuracao', 'public', 'providerRows')
    .input(severalOptionsInput)
    .output(answers(z.array(microregionSchemas.row)))
    .query(({ ctx, input }) => microregionOptions(ctx.db, ctx.actor, input)),
  ...crud(microregionSchemas, {
    create: [procedure('configuracao', 'manage', 'nothing'), unscoped(createMicroregions)],
    update: [procedure('configuracao', 'manage', 'nothing'), changeMicroregion],
    setActive: [procedure('configuracao', 'manage', 'nothing'), unscoped(switchMicroregions)],
    remove: [procedure('configuracao', 'manage', 'nothing'), unscoped(removeMicroregion)],
  }),
})
