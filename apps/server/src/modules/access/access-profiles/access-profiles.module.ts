import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countAccessProfiles } from './access-profile.queries.ts'
import { accessProfileRoutes } from './access-profile.rest.ts'
import { accessProfileRouter } from './access-profile.router.ts'

export const accessProfilesModule = defineModule({
  name: 'access-profiles',
  routers: { accessProfiles: accessProfileRouter },
  routes: accessProfileRoutes,
  figures: [{ to: '/access-profiles/list', may: holds('configuracao', 'read'), count: countAccessProfiles }],
})
