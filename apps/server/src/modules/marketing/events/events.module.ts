import { form } from '@intranet/contract/messages'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countEvents } from './event.queries.ts'
import { eventRoutes } from './event.rest.ts'
import { eventRouter } from './event.router.ts'
import { groupWide } from '../../../platform/history.ts'

export const eventsModule = defineModule({
  name: 'events',
  routers: { marketingEvents: eventRouter },
  routes: eventRoutes,
  changes: [{ table: 'rh_marketing_eventos', list: eventRouter.list }],
  history: {
    rh_marketing_eventos: groupWide,
  },
  refusals: {
    texts: {
      rh_marketing_eventos_periodo: form.endBeforeStart,
    },
  },
  personalData: { notAbout: ['rh_marketing_eventos.id_usuario'] },
  figures: [{ to: '/marketing/events/list', may: holds('eventos', 'read'), count: countEvents }],
})
