import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { erpSenderJob } from './erp-sender.job.ts'
import { countErps } from './erp.queries.ts'
import { erpRoutes } from './erp.rest.ts'
import { erpRouter } from './erp.router.ts'

export const erpModule = defineModule({
  name: 'erp',
  routers: { erp: erpRouter },
  routes: erpRoutes,
  jobs: [erpSenderJob],
  figures: [{ to: '/sales/internal/erp/list', may: holds('vendas', 'superadmin'), count: countErps }],
})
