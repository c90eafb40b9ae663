import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCities } from './city.queries.ts'
import { cityRoutes } from './city.rest.ts'
import { cityRouter } from './city.router.ts'
import { ofProvider } from '../../../platform/history.ts'
import { citySheet } from './city.sheet.ts'

export const citiesModule = defineModule({
  name: 'cities',
  routers: { cities: cityRouter },
  routes: cityRoutes,
  changes: [{ table: 'cidade', list: cityRouter.list }],
  history: {
    cidade: ofProvider('cidade'),
  },
  refusals: {
    texts: {
      cidade_unica: ['Já existe uma cidade com este nome neste estado.', 'nome'],
      cidade_id_ibge_key: 'Já existe uma cidade com este código do IBGE.',
    },
  },
  sheets: [citySheet],
  figures: [{ to: '/cities/list', may: holds('configuracao', 'read'), count: countCities }],
})
