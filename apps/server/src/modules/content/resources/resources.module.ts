import { defineModule } from '../../../platform/module.ts'
import { resourceRoutes } from './resource.rest.ts'
import { resourceRouter } from './resource.router.ts'
import { maySeeResourceFile } from './resource.service.ts'

export const resourcesModule = defineModule({
  name: 'resources',
  routers: { resources: resourceRouter },
  routes: resourceRoutes,
  files: { recurso: { maySee: maySeeResourceFile } },
})
