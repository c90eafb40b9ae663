import { dataOfficer, dataOfficerFields } from '@intranet/contract/access/data-officer'
import { nothing } from '@intranet/contract/answer'
import { answers } from '../../../platform/procedure/answers.ts'
import { confirmed, peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { nameDataOfficer, readDataOfficer } from './data-officer.service.ts'

export const dataOfficerRouter = router({
  get: procedure('users', 'self', 'reference')
    .output(answers(dataOfficer))
    .query(({ ctx }) => readDataOfficer(ctx.db)),
  set: procedure('configuracao', 'superadmin', 'nothing')
    .meta({ ...peopleOnly, ...confirmed })
    .input(dataOfficerFields)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => nameDataOfficer(ctx, input)),
})
