import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countRelatives } from './relative.queries.ts'
import { relativeRoutes } from './relative.rest.ts'
import { relativeRouter } from './relative.router.ts'

export const familyModule = defineModule({
  name: 'family',
  routers: { relatives: relativeRouter },
  routes: relativeRoutes,
  figures: [{ to: '/family/list', may: holds('rh', 'employee'), count: countRelatives }],
})
