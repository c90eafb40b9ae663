import { form } from '@intranet/contract/messages'
import { calendar } from '@intranet/contract/messages/content'
import { defineModule } from '../../../platform/module.ts'
import { keepsResources } from './resource.queries.ts'
import { resourceRoutes } from './resource.rest.ts'
import { resourceRouter } from './resource.router.ts'
import { maySeeResourceFile } from './resource.service.ts'
import { resourceHistory } from './resource.history.ts'
import { bookingData } from './booking.personal-data.ts'
import { endRoomsOf } from './booking.departure.ts'
import { roomHoldings } from './booking.holding.ts'

export const resourcesModule = defineModule({
  name: 'resources',
  routers: { resources: resourceRouter },
  routes: resourceRoutes,
  changes: [{ table: 'recurso', list: resourceRouter.list, whole: keepsResources }],
  history: resourceHistory,
  refusals: {
    texts: {
      recurso_reserva_livre: [calendar.resourceTaken, 'inicio'],
      recurso_nome_unico: 'Já existe um recurso com este nome.',
      recurso_reserva_ordem: form.endBeforeStart,
      recurso_reservavel: 'Só salas e equipamentos podem ser reservados.',
    },
  },
  files: { recurso: { maySee: maySeeResourceFile } },
  holdings: roomHoldings,
  departures: [endRoomsOf],
  personalData: { kept: bookingData },
})
