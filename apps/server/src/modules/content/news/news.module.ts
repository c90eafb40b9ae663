import { form } from '@intranet/contract/messages'
import { confirmationReach, readsNews, writesNews } from '@intranet/contract/content/news-access'
import { defineModule } from '../../../platform/module.ts'
import { newsReading } from './news.obligation.ts'
import { countNews, maySeeNews } from './news.queries.ts'
import { newsRoutes } from './news.rest.ts'
import { newsRouter } from './news.router.ts'
import { findNews } from './news.search.ts'
import { newsPublicationJob } from './publication.service.ts'
import { countBoard } from './reading.queries.ts'
import { newsReadingRouter } from './reading.router.ts'
import { ofWriters } from '../../../platform/history.ts'
import { newsData } from './news.personal-data.ts'

export const newsModule = defineModule({
  name: 'news',
  routers: { news: newsRouter, newsReadings: newsReadingRouter },
  routes: newsRoutes,
  changes: [{ table: 'novidade', list: newsRouter.list, whole: writesNews }],
  jobs: [newsPublicationJob],
  history: {
    novidade: ofWriters('novidades', 'novidade'),
  },
  refusals: {
    texts: {
      novidade_periodo: form.endBeforeStart,
    },
  },
  files: { novidade: { maySee: maySeeNews } },
  personalData: { kept: newsData, notAbout: ['novidade.id_usuario'] },
  obligations: [newsReading],
  figures: [
    { to: '/news/table', may: readsNews, count: countNews },
    { to: '/reports/read-confirm', may: (actor) => confirmationReach(actor) !== null, count: countBoard },
  ],
  search: [findNews],
})
