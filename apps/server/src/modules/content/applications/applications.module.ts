import { defineModule } from '../../../platform/module.ts'
import { keepsLauncher } from './application.queries.ts'
import { applicationRoutes } from './application.rest.ts'
import { applicationRouter } from './application.router.ts'
import { applicationHistory } from './application.history.ts'
import { applicationData } from './application.personal-data.ts'

export const applicationsModule = defineModule({
  name: 'applications',
  routers: { applications: applicationRouter },
  routes: applicationRoutes,
  changes: [{ table: 'aplicacao', list: applicationRouter.list, whole: keepsLauncher }],
  history: applicationHistory,
  refusals: {
    texts: {
      aplicacao_nome_unico: 'Já existe uma aplicação com este nome.',
    },
  },
  personalData: { kept: applicationData },
})
