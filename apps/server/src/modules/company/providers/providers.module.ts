import { holds } from '../../../platform/card-figures.ts'
import { forEverybody } from '../../../platform/file-rule.ts'
import { defineModule } from '../../../platform/module.ts'
import { countProviders } from './provider.queries.ts'
import { providerRoutes } from './provider.rest.ts'
import { providerRouter } from './provider.router.ts'
import { findProviders } from './provider.search.ts'

export const providersModule = defineModule({
  name: 'providers',
  routers: { providers: providerRouter },
  routes: providerRoutes,
  files: { empresa: forEverybody },
  figures: [{ to: '/providers/list', may: holds('configuracao', 'read'), count: countProviders }],
  search: [findProviders],
})
