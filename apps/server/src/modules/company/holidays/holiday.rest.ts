import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { holidayRouter } from './holiday.router.ts'

const routers = { holidays: holidayRouter }

export const holidayRoutes = entityRoutes(routers, {
  tag: 'Feriados',
  path: '/v1/feriado',
  table: 'feriado',
  noun: ['o feriado', 'os feriados'],
  writeNote:
    '`uf` é só de `Estadual`: de `Municipal` é a das cidades, e de `Nacional` fica vazio. `ano` fica vazio onde `recorrencia_anual` é `true`.',
  procedures: holidayRouter,
})
