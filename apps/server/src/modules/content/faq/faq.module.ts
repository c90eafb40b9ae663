import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { faqPurgeJob } from './faq-search.service.ts'
import { suggestedQuestion } from './faq.obligation.ts'
import { countQuestions } from './faq.queries.ts'
import { faqRoutes } from './faq.rest.ts'
import { faqRouter } from './faq.router.ts'
import { findQuestions } from './faq.search.ts'
import { ofWriters } from '../../../platform/history.ts'
import { faqData } from './faq.personal-data.ts'

export const faqModule = defineModule({
  name: 'faq',
  routers: { faq: faqRouter },
  routes: faqRoutes,
  changes: [{ table: 'faq_pergunta', list: faqRouter.list }],
  jobs: [faqPurgeJob],
  history: {
    faq_pergunta: ofWriters('perguntas_frequentes', 'faq_pergunta'),
  },
  refusals: {
    texts: {
      faq_pergunta_unica: 'Já existe uma pergunta igual nesta categoria.',
      faq_pergunta_completa: ['Preencha todos os campos obrigatórios!', 'resposta'],
    },
    ofCodeAlone: ['faq_busca_vazia_id_key'],
  },
  personalData: { kept: faqData },
  figures: [{ to: '/faq/list', may: holds('perguntas_frequentes', 'read'), count: countQuestions }],
  obligations: [suggestedQuestion],
  search: [findQuestions],
})
