import { defineModule } from '../../../platform/module.ts'
import { expiryNoticeJob } from './expiry-notice.job.ts'
import { expiryRoutes } from './expiry.rest.ts'
import { expiryRouter } from './expiry.router.ts'
import { expiryData } from './expiry.personal-data.ts'

export const expiriesModule = defineModule({
  name: 'expiries',
  routers: { expiries: expiryRouter },
  routes: expiryRoutes,
  jobs: [expiryNoticeJob],
  refusals: { ofCodeAlone: ['vencimento_assinatura_hash_key'] },
  personalData: { kept: expiryData },
})
