import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { accessReviewJob } from './access-review.job.ts'
import { countPartners } from './partner.queries.ts'
import { partnerRouter } from './partner.router.ts'
import { partnerWarningJob } from './partner.service.ts'
import { endPermissionsOf } from './permission.departure.ts'
import { countPermissions } from './permission.queries.ts'
import { permissionRouter } from './permission.router.ts'
import { settingRoutes } from './setting.rest.ts'
import { moduleRouter, parameterRouter } from './setting.router.ts'
import { groupWide } from '../../../platform/history.ts'
import { partnerData } from './partner.personal-data.ts'

export const settingsModule = defineModule({
  name: 'settings',
  routers: {
    permissions: permissionRouter,
    partners: partnerRouter,
    parameters: parameterRouter,
    modules: moduleRouter,
  },
  routes: settingRoutes,
  sealed: ['segredo.valor', 'segredo.anterior'],
  refusals: { ofCodeAlone: ['segredo_id_key'] },
  jobs: [accessReviewJob, partnerWarningJob],
  history: {
    parametro: groupWide,
    modulo: groupWide,
  },
  personalData: {
    kept: partnerData,
    notAbout: ['usuario_permissao_versao.id_usuario'],
  },
  departures: [endPermissionsOf],
  figures: [
    { to: '/settings/list', may: holds('configuracao', 'read'), count: countPermissions },
    { to: '/settings/partners', may: holds('configuracao', 'read'), count: countPartners },
  ],
})
