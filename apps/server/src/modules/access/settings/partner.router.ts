import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord } from '@intranet/contract/answer'
import { partnerRow } from '@intranet/contract/access/partner-answers'
import {
  createPartnersInput,
  partnerList,
  updatePartnerInput,
} from '@intranet/contract/access/settings-permissions'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getPartner, listPartners } from './partner.queries.ts'
import { changePartner, createPartners, removePartner } from './partner.service.ts'

export const partnerRouter = router({
  list: procedure('configuracao', 'read', 'providerRows')
    .meta({ exports: exportHeads(partnerList), ...peopleOnly })
    .input(partnerList.input)
    .output(answers(pageOf(partnerRow)))
    .query(({ ctx, input }) => listPartners(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read', 'providerRows')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(partnerRow))
    .query(async ({ ctx, input }) => found(await getPartner(ctx.db, ctx.actor, input.id))),
  create: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(createPartnersInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createPartners(ctx.deps, ctx.db, ctx.actor, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(updatePartnerInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changePartner(ctx.deps, ctx.db, ctx.actor, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removePartner(ctx.db, ctx.actor, input.id)),
})
