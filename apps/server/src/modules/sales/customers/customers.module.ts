import { maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { defineModule } from '../../../platform/module.ts'
import { countCustomers } from './customer.queries.ts'
import { customerRoutes } from './customer.rest.ts'
import { customerRouter } from './customer.router.ts'

export const customersModule = defineModule({
  name: 'customers',
  routers: { customers: customerRouter },
  routes: customerRoutes,
  figures: [{ to: '/sales/internal/customers/list', may: maySeeCustomers, count: countCustomers }],
})
