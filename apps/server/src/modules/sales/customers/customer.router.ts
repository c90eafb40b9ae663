import { answers } from '../../../platform/procedure/answers.ts'
import {
  customerRow,
  customerGetAnswer,
  customerLookUpAnswer,
  customerSyncAnswer,
} from '@intranet/contract/sales/customer-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  customerList,
  importCustomersInput,
  lookUpCustomersInput,
  syncCustomersInput,
} from '@intranet/contract/sales/customers'
import { crud } from '../../../platform/procedure/crud.ts'
import { mayLookUpCustomers, maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { opensTo, procedure, router } from '../../../platform/procedure/procedure.ts'
import { lookUpCustomers, readCustomer, readCustomers } from './customer.service.ts'
import { importCustomers, syncCustomers } from './sync.service.ts'

const toStaff = opensTo(maySeeCustomers)

export const customerRouter = router({
  ...crud(
    { list: customerList, row: customerRow, one: customerGetAnswer },
    {
      list: [
        procedure('vendas', 'read', 'providerRows').meta({ exports: exportHeads(customerList), ...toStaff }),
        (db, actor, input, deps) => readCustomers(deps, db, actor, input),
      ],
      get: [procedure('vendas', 'read', 'providerRows').meta(toStaff), readCustomer],
    },
  ),
  lookUp: procedure('vendas', 'signedIn', 'providerRows')
    .meta(opensTo(mayLookUpCustomers))
    .input(lookUpCustomersInput)
    .output(answers(customerLookUpAnswer))
    .query(({ ctx, input }) => lookUpCustomers(ctx.deps, ctx.db, ctx.actor, input)),
  sync: procedure('vendas', 'manage', 'nothing')
    .input(syncCustomersInput)
    .output(answers(customerSyncAnswer))
    .mutation(({ ctx, input }) => syncCustomers(ctx.db, ctx.actor, input.objects)),
  import: procedure('vendas', 'manage', 'nothing')
    .input(importCustomersInput)
    .output(answers(customerSyncAnswer))
    .mutation(({ ctx, input }) => importCustomers(ctx.db, ctx.actor, input)),
})
