import { holidayFields } from '@intranet/contract/company/holiday'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const holidayRoutes = entityRoutes({
  tag: 'Feriados',
  path: '/v1/feriado',
  table: 'feriado',
  fields: holidayFields,
  procedures: (caller) => caller.holidays,
})
