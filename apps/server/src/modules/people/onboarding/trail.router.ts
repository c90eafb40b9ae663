import { answers } from '../../../platform/procedure/answers.ts'
import {
  orderContentsInput,
  trailOrderContentsAnswer,
  trailSchemas,
  trailSearchAnswer,
} from '@intranet/contract/people/trail-schemas'
import { exportHeads } from '@intranet/contract/list'
import { searchTrailsInput } from '@intranet/contract/people/onboarding-forms'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import type { ExposureOf } from '../../../platform/procedure/exposure.ts'
import { orderContents } from './trail-order.service.ts'
import { getTrail, listTrails, removeTrail, switchTrails, trailOptions } from './trail.queries.ts'
import { changeTrail, createTrails, searchTrails } from './trail.service.ts'

const reading = (exposure: ExposureOf<'read'>) => procedure('onboarding', 'read', exposure)
const creating = (exposure: ExposureOf<'create'>) => procedure('onboarding', 'create', exposure)
const managing = (exposure: ExposureOf<'manage'>) => procedure('onboarding', 'manage', exposure)

export const trailRouter = router({
  ...crud(trailSchemas, {
    list: [reading('departmentRows').meta({ exports: exportHeads(trailSchemas.list) }), listTrails],
    get: [reading('departmentRows'), getTrail],
    create: [creating('nothing'), createTrails],
    update: [managing('nothing'), changeTrail],
    setActive: [managing('nothing'), switchTrails],
    remove: [procedure('onboarding', 'superadmin', 'nothing'), removeTrail],
    options: [reading('departmentRows'), trailOptions],
  }),
  /** As documented clients ask for them. */
  search: reading('departmentRows')
    .input(searchTrailsInput)
    .output(answers(trailSearchAnswer))
    .query(({ ctx, input }) => searchTrails(ctx.db, ctx.actor, input)),
  orderContents: creating('nothing')
    .input(orderContentsInput)
    .output(answers(trailOrderContentsAnswer))
    .mutation(({ ctx, input }) => orderContents(ctx.db, ctx.actor, input.id, input.conteudos, input.vistos)),
})
