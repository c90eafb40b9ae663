import { defineModule } from '../../../platform/module.ts'
import { calendarRoutes } from './calendar.rest.ts'
import { calendarRouter } from './calendar.router.ts'
import { calendarReminderJob } from './reminder.job.ts'

export const calendarModule = defineModule({
  name: 'calendar',
  routers: { calendar: calendarRouter },
  routes: calendarRoutes,
  jobs: [calendarReminderJob],
})
