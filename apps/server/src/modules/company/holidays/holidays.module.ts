import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countHolidays } from './holiday.queries.ts'
import { holidayRoutes } from './holiday.rest.ts'
import { holidayRouter } from './holiday.router.ts'

export const holidaysModule = defineModule({
  name: 'holidays',
  routers: { holidays: holidayRouter },
  routes: holidayRoutes,
  figures: [{ to: '/holidays/list', may: holds('rh', 'read'), count: countHolidays }],
})
