import { fleet } from '@intranet/contract/messages/fleet'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { maySeeChecklistPhoto } from './checklist.service.ts'
import { endBookingsOf } from './request.departure.ts'
import { bookingHoldings } from './request.holding.ts'
import { requestNightJob } from './request-night.job.ts'
import { requestHistory } from './request.history.ts'
import { requestDecisions, requestPickUps } from './request.obligation.ts'
import { requestData } from './request.personal-data.ts'
import { requestRoutes } from './request.rest.ts'
import { countOpenRequests } from './vehicle-request.queries.ts'
import { vehicleRequestRouter } from './vehicle-request.router.ts'
import { readsFleet } from '../fleet/vehicle-scope.ts'

export const requestsModule = defineModule({
  name: 'requests',
  routers: { vehicleRequests: vehicleRequestRouter },
  routes: requestRoutes,
  jobs: [requestNightJob],
  changes: [{ table: 'solicitacao_veiculo', list: vehicleRequestRouter.list, whole: readsFleet }],
  history: requestHistory,
  refusals: {
    texts: {
      solicitacao_veiculo_livre: [fleet.booked, 'id_veiculo'],
      solicitacao_veiculo_motorista_livre: [fleet.driverBooked, 'id_motorista'],
      solicitacao_veiculo_em_uso: [fleet.booked, 'id_veiculo'],
      solicitacao_veiculo_ordem: [fleet.returnBeforeLeaving, 'data_devolucao'],
      solicitacao_veiculo_com_veiculo: [fleet.vehicleRequired, 'id_veiculo'],
    },
    ofCodeAlone: ['solicitacao_veiculo_checklist_um'],
  },
  files: { solicitacao_veiculo: { maySee: maySeeChecklistPhoto } },
  personalData: { kept: requestData },
  holdings: bookingHoldings,
  departures: [endBookingsOf],
  obligations: [requestDecisions, requestPickUps],
  figures: [{ to: '/fleet/bookings', may: holds('frota', 'manage'), count: countOpenRequests }],
})
