import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countEvents } from './event.queries.ts'
import { eventRoutes } from './event.rest.ts'
import { eventRouter } from './event.router.ts'

export const eventsModule = defineModule({
  name: 'events',
  routers: { marketingEvents: eventRouter },
  routes: eventRoutes,
  figures: [{ to: '/marketing/events/list', may: holds('eventos', 'read'), count: countEvents }],
})
