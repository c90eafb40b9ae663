import { defineModule } from '../../../platform/module.ts'
import { readsMarketing } from '../marketing-procedure.ts'
import { consentRoutes } from './consent.rest.ts'
import { countDestinations } from './destination.queries.ts'
import { destinationRoutes } from './destination.rest.ts'
import { destinationRouter } from './destination.router.ts'
import { countTrackingLinks } from './tracking-link.queries.ts'
import { trackingLinkRoutes } from './tracking-link.rest.ts'
import { trackingLinkRouter } from './tracking-link.router.ts'

export const trackingLinksModule = defineModule({
  name: 'tracking-links',
  routers: { destinations: destinationRouter, trackingLinks: trackingLinkRouter },
  routes: [...destinationRoutes, ...consentRoutes, ...trackingLinkRoutes],
  figures: [
    { to: '/marketing/tracking-link/list', may: readsMarketing, count: countTrackingLinks },
    { to: '/marketing/destinations/list', may: readsMarketing, count: countDestinations },
  ],
})
