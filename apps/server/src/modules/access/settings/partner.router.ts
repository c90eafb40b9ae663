import { answers } from '../../../platform/procedure/answers.ts'
import { createdRecords, savedRecord } from '@intranet/contract/answer'
import { partnerRow } from '@intranet/contract/access/partner-answers'
import {
  createPartnersInput,
  partnerList,
  updatePartnerInput,
} from '@intranet/contract/access/settings-permissions'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { getPartner, listPartners } from './partner.queries.ts'
import { changePartner, createPartners, removePartner } from './partner.service.ts'

export const partnerRouter = router({
  ...crud(
    { list: partnerList, row: partnerRow },
    {
      list: [
        procedure('configuracao', 'read', 'providerRows').meta({
          exports: exportHeads(partnerList),
          ...peopleOnly,
        }),
        listPartners,
      ],
      get: [procedure('configuracao', 'read', 'providerRows').meta(peopleOnly), getPartner],
      remove: [procedure('configuracao', 'manage', 'nothing').meta(peopleOnly), removePartner],
    },
  ),
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
})
