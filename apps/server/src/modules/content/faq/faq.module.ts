import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { faqPurgeJob } from './faq-search.service.ts'
import { countQuestions } from './faq.queries.ts'
import { faqRoutes } from './faq.rest.ts'
import { faqRouter } from './faq.router.ts'
import { findQuestions } from './faq.search.ts'

export const faqModule = defineModule({
  name: 'faq',
  routers: { faq: faqRouter },
  routes: faqRoutes,
  jobs: [faqPurgeJob],
  figures: [{ to: '/faq/list', may: holds('perguntas_frequentes', 'read'), count: countQuestions }],
  search: [findQuestions],
})
