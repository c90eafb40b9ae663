import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import { defineModule } from '../../../platform/module.ts'
import { consentHeads } from './consent.head.ts'
import { consentRoutes } from './consent.rest.ts'
import { countDestinations } from './destination.queries.ts'
import { destinationRoutes } from './destination.rest.ts'
import { destinationRouter } from './destination.router.ts'
import { countTrackingLinks } from './tracking-link.queries.ts'
import { trackingLinkRoutes } from './tracking-link.rest.ts'
import { findTrackingLinks } from './tracking-link.search.ts'
import { trackingLinkRouter } from './tracking-link.router.ts'
import { groupWide, ofProvider } from '../../../platform/history.ts'

export const trackingLinksModule = defineModule({
  name: 'tracking-links',
  routers: { destinations: destinationRouter, trackingLinks: trackingLinkRouter },
  heads: consentHeads,
  routes: [...destinationRoutes, ...consentRoutes, ...trackingLinkRoutes],
  changes: [
    { table: 'vendas_destino', list: destinationRouter.list, whole: readsMarketing },
    { table: 'vendas_tracking_url', list: trackingLinkRouter.list, whole: readsMarketing },
  ],
  history: {
    vendas_tracking_url: ofProvider('vendas_tracking_url'),
    vendas_destino: groupWide,
  },
  refusals: {
    texts: {
      vendas_destino_nome_unico: 'Já existe um destino com este nome.',
    },
    ofCodeAlone: ['vendas_tracking_url_codigo_key'],
  },
  personalData: { notAbout: ['vendas_tracking_url.id_usuario'] },
  search: [findTrackingLinks],
  figures: [
    { to: '/marketing/tracking-link/list', may: readsMarketing, count: countTrackingLinks },
    { to: '/marketing/destinations/list', may: readsMarketing, count: countDestinations },
  ],
})
