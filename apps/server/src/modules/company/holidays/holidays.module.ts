import { form } from '@intranet/contract/messages'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countHolidays } from './holiday.queries.ts'
import { holidayRoutes } from './holiday.rest.ts'
import { holidayRouter } from './holiday.router.ts'
import { groupWide } from '../../../platform/history.ts'

export const holidaysModule = defineModule({
  name: 'holidays',
  routers: { holidays: holidayRouter },
  routes: holidayRoutes,
  changes: [{ table: 'feriado', list: holidayRouter.list }],
  history: {
    feriado: groupWide,
    feriado_cidade: groupWide,
  },
  refusals: {
    texts: {
      feriado_ano: ['Informe o ano de um feriado que não se repete.', 'ano'],
      feriado_estado: [form.required, 'uf'],
    },
  },
  figures: [{ to: '/holidays/list', may: holds('rh', 'read'), count: countHolidays }],
})
