import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { treatmentRouter } from './treatment.router.ts'

export const treatmentRoutes = entityRoutes(
  { treatments: treatmentRouter },
  {
    tag: 'Tratamentos de dados',
    path: '/v1/tratamento',
    table: 'tratamento',
    noun: ['o tratamento de dados', 'os tratamentos de dados'],
    procedures: treatmentRouter,
  },
)
