import { calendarWindow } from '@intranet/contract/content/calendar-schemas'
import { periodForm } from '../../../platform/rest/period-form.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, under } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { calendarRouter } from './calendar.router.ts'

const routers = { calendar: calendarRouter }

export const calendarRoutes = [
  ...entityRoutes(routers, {
    tag: 'Calendário',
    path: '/v1/calendario',
    table: 'evento_calendario',
    noun: ['o evento do calendário', 'os eventos do calendário'],
    writeNote: '`id_departamento` é só do público `departamento`: de outro fica vazio.',
    procedures: calendarRouter,
  }),
  ...defineRoutes('Calendário', routers, [
    route({
      method: 'POST',
      path: '/v1/calendario/filtro',
      summary: 'Consulta o calendário entre dois dias, por camadas',
      wrap: 'filtro',
      procedure: calendarRouter.between,
      takes: periodForm(calendarWindow),
      answer: under('calendario'),
    }),
    route({
      method: 'POST',
      path: '/v1/calendario/:id/resposta',
      summary: 'Responde a um convite',
      wrap: 'flat',
      procedure: calendarRouter.answer,
      answer: asIs,
    }),
  ]),
]
