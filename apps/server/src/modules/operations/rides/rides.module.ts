import { ride as text } from '@intranet/contract/messages/rides'
import { defineModule } from '../../../platform/module.ts'
import { endRidesOf } from './ride.departure.ts'
import { rideHistory } from './ride.history.ts'
import { rideHoldings } from './ride.holding.ts'
import { rideNightJob, rideTimesJob } from './ride.job.ts'
import { rideData } from './ride.personal-data.ts'
import { rideRoutes } from './ride.rest.ts'
import { rideRouter } from './ride.router.ts'

export const ridesModule = defineModule({
  name: 'rides',
  routers: { rides: rideRouter },
  routes: rideRoutes,
  jobs: [rideTimesJob, rideNightJob],
  history: rideHistory,
  refusals: {
    texts: {
      carona_cidades: [text.sameCity, 'id_cidade_destino'],
      carona_valor: [text.companyValue, 'valor_sugerido'],
      carona_horario: [text.overlapping, 'hora'],
      carona_passageiro_unico: [text.askedAlready, null],
    },
    ofCodeAlone: ['carona_motivo', 'carona_serie_dia', 'carona_veiculo'],
  },
  personalData: { kept: rideData, notAbout: ['carona_bloqueio.id_autor'] },
  departures: [endRidesOf],
  holdings: rideHoldings,
})
