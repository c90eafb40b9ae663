import { hiring as text } from '@intranet/contract/messages/hiring'
import { defineModule } from '../../../platform/module.ts'
import { keywordRoutes } from './keyword.rest.ts'
import { keywordRouter } from './keyword.router.ts'
import { rescoreJob } from './rescore.job.ts'

export const keywordsModule = defineModule({
  name: 'keywords',
  routers: { keywords: keywordRouter },
  routes: keywordRoutes,
  jobs: [rescoreJob],
  refusals: { texts: { palavra_chave_unica: [text.termTaken, 'termo'] } },
})
