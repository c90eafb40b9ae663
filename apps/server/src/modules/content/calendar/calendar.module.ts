import { form } from '@intranet/contract/messages'
import { defineModule } from '../../../platform/module.ts'
import { calendarRoutes } from './calendar.rest.ts'
import { calendarRouter } from './calendar.router.ts'
import { calendarReminderJob } from './reminder.job.ts'
import { endEventsOf } from './event.departure.ts'
import { eventHistory } from './event.history.ts'
import { eventData } from './event.personal-data.ts'

export const calendarModule = defineModule({
  name: 'calendar',
  routers: { calendar: calendarRouter },
  routes: calendarRoutes,
  jobs: [calendarReminderJob],
  departures: [endEventsOf],
  history: eventHistory,
  refusals: {
    texts: {
      evento_calendario_duracao: 'Um evento dura no máximo um ano.',
      evento_calendario_ordem: form.endBeforeStart,
      evento_calendario_publico: ['Escolha o departamento ou o provedor do evento.', 'publico'],
      evento_calendario_recorrencia: ['Só um evento que se repete tem um último dia.', 'recorrencia_fim'],
    },
    ofCodeAlone: ['calendario_assinatura_hash_key'],
  },
  personalData: { kept: eventData },
})
