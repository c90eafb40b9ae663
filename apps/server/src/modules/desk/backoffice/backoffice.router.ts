import { nothing } from '@intranet/contract/answer'
import { customerDetails, customerErp, customerInput } from '@intranet/contract/desk/customer-details'
import { broughtSales, deskSummary, takenItem } from '@intranet/contract/desk/sale-answers'
import { bringSalesInput, queueInput, releaseInput } from '@intranet/contract/desk/sales'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { readCustomer } from './customer-details.service.ts'
import { readCustomerErp } from './customer-erp.service.ts'
import { release, takeFromQueue } from './queue.service.ts'
import { bringSales } from './sale.service.ts'
import { readSummary } from './summary.queries.ts'

export const backofficeRouter = router({
  summary: procedure('backoffice', 'read', 'figures')
    .meta(readsWide)
    .output(answers(deskSummary))
    .query(({ ctx }) => readSummary(ctx.db, ctx.actor)),
  customer: procedure('backoffice', 'read', 'providerRows')
    .input(customerInput)
    .output(answers(customerDetails))
    .query(({ ctx, input }) => readCustomer(ctx.db, ctx.actor, input)),
  customerErp: procedure('backoffice', 'read', 'providerRows')
    .input(customerInput)
    .output(answers(customerErp))
    .query(({ ctx, input }) => readCustomerErp(ctx.deps, ctx.actor, input)),
  takeNext: procedure('backoffice', 'create', 'nothing')
    .input(queueInput)
    .output(answers(takenItem))
    .mutation(({ ctx, input }) => takeFromQueue(ctx.db, ctx.actor, input.fila)),
  release: procedure('backoffice', 'create', 'nothing')
    .input(releaseInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => release(ctx.db, ctx.actor, input)),
  bringSales: procedure('backoffice', 'manage', 'nothing')
    .input(bringSalesInput)
    .output(answers(broughtSales))
    .mutation(({ ctx, input }) => bringSales(ctx.deps, ctx.db, ctx.actor, input)),
})
