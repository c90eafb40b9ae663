import { ride as text } from '@intranet/contract/messages/rides'
import { sql } from 'kysely'
import { among } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { endRidesOf } from './ride.departure.ts'
import { rideNightJob, rideTimesJob } from './ride.job.ts'
import { rideData } from './ride.personal-data.ts'
import { managesRides } from './ride.queries.ts'
import { rideRoutes } from './ride.rest.ts'
import { rideRouter } from './ride.router.ts'

export const ridesModule = defineModule({
  name: 'rides',
  routers: { rides: rideRouter },
  routes: rideRoutes,
  jobs: [rideTimesJob, rideNightJob],
  history: {
    carona: {
      scope: (actor, id) =>
        among(
          'carona',
          id,
          managesRides(actor) ? sql<boolean>`true` : sql<boolean>`x.id_usuario = ${actor.id}`,
        ),
    },
  },
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
  holdings: [
    {
      tipo: 'carona',
      columns: ['carona.id_usuario'],
      ends: true,
      of: (
        id,
      ) => sql`select 'carona:' || id, 'Carona de ' || to_char(partida at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') || ' para ' || destino, '/ride/edit/' || id from carona
        where id_usuario = ${id} and situacao in ('aberta', 'lotada') and partida > now()`,
    },
  ],
})
