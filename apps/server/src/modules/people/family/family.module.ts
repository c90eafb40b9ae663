import { family } from '@intranet/contract/messages/staff'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countRelatives } from './relative.queries.ts'
import { relativeRoutes } from './relative.rest.ts'
import { relativeRouter } from './relative.router.ts'
import { relativeHistory } from './relative.history.ts'
import { relativeData } from './relative.personal-data.ts'
import { keepsPeople } from '../employees/employee-scope.ts'

export const familyModule = defineModule({
  name: 'family',
  routers: { relatives: relativeRouter },
  routes: relativeRoutes,
  changes: [{ table: 'rh_familiar', list: relativeRouter.list, whole: keepsPeople }],
  history: relativeHistory,
  refusals: {
    texts: {
      rh_familiar_unico: [family.duplicated, 'nome'],
      rh_familiar_proprio: 'Ninguém é familiar de si mesmo.',
    },
  },
  personalData: { kept: relativeData, notAbout: ['rh_familiar.id_funcionario_familiar'] },
  figures: [{ to: '/family/list', may: holds('rh', 'employee'), count: countRelatives }],
})
