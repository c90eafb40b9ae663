import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { maySeeAttachment } from './attachment.service.ts'
import { handbookReading } from './handbook.obligation.ts'
import { countArticles } from './handbook.queries.ts'
import { handbookRoutes } from './handbook.rest.ts'
import { handbookRouter } from './handbook.router.ts'
import { findArticles } from './handbook.search.ts'
import { versionNoticeJob } from './version-notice.job.ts'
import { ofWriters } from '../../../platform/history.ts'
import { handbookData } from './handbook.personal-data.ts'

export const handbookModule = defineModule({
  name: 'handbook',
  routers: { handbook: handbookRouter },
  routes: handbookRoutes,
  changes: [{ table: 'manual_artigo', list: handbookRouter.list }],
  jobs: [versionNoticeJob],
  history: {
    manual_artigo: ofWriters('manual', 'manual_artigo'),
  },
  refusals: {
    texts: {
      manual_anexo_id_arquivo_key: 'Este arquivo já está em um artigo.',
    },
    ofCodeAlone: ['manual_artigo_publicado'],
  },
  files: { manual_anexo: { maySee: maySeeAttachment } },
  personalData: { kept: handbookData, notAbout: ['manual_versao.id_usuario', 'manual_artigo.id_usuario'] },
  obligations: [handbookReading],
  figures: [{ to: '/employee-handbook/list', may: holds('manual', 'create'), count: countArticles }],
  search: [findArticles],
})
