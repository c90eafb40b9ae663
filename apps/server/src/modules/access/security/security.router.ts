import { pageOf } from '@intranet/contract/answer'
import { securityList, securityRow } from '@intranet/contract/access/security'
import { exportHeads } from '@intranet/contract/list'
import { answers } from '../../../platform/procedure/answers.ts'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { listSecurity } from './security.queries.ts'

export const securityRouter = router({
  list: procedure('configuracao', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, exports: exportHeads(securityList) })
    .input(securityList.input)
    .output(answers(pageOf(securityRow)))
    .query(async ({ ctx, input }) => {
      await ctx.deps.security.record(ctx.db, 'consulta', ctx)
      return listSecurity(ctx.db, input)
    }),
})
