import { pageOf } from '@intranet/contract/answer'
import { securityList, securityRow } from '@intranet/contract/access/security'
import { exportHeads } from '@intranet/contract/list'
import { assertWritable } from '../../../platform/read-only.ts'
import { answers } from '../../../platform/procedure/answers.ts'
import { peopleOnly, procedure, readsRecorded, router } from '../../../platform/procedure/procedure.ts'
import { listSecurity } from './security.queries.ts'

export const securityRouter = router({
  list: procedure('configuracao', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, ...readsRecorded, exports: exportHeads(securityList) })
    .input(securityList.input)
    .output(answers(pageOf(securityRow)))
    .query(async ({ ctx, input }) => {
      // While nothing can be written, nobody looks: a look is a line first.
      assertWritable(ctx.deps)
      await ctx.deps.security.record(ctx.db, 'consulta', ctx)
      return ctx.db.transaction().execute((db) => listSecurity(db, input))
    }),
})
