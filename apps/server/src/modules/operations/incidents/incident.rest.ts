import { incidentFiguresInput } from '@intranet/contract/operations/incidents'
import { periodForm } from '../../../platform/rest/period-form.ts'
import { notification } from '@intranet/contract/messages/notifications'
import { asIs, deleted, inserted, insertedOne, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { incidentCategoryRouter } from '../../content/categories/category.router.ts'
import { incidentRouter } from './incident.router.ts'

const routers = { incidents: incidentRouter, incidentCategories: incidentCategoryRouter }
const tag = 'Incidentes'
const entity = {
  tag,
  path: '/v1/incidente',
  table: 'incidente',
  noun: ['o incidente', 'os incidentes'],
} as const

export const incidentRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/incidente/categoria',
    table: 'incidente_categoria',
    noun: ['a categoria de incidentes', 'as categorias de incidentes'],
    procedures: incidentCategoryRouter,
  }),
  ...entityRoutes(routers, { ...entity, procedures: incidentRouter }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/incidente/dashboard',
      summary: 'Consulta os números dos incidentes de um período',
      procedure: incidentRouter.dashboard,
      takes: periodForm(incidentFiguresInput),
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/incidente/:id/situacao',
      summary: 'Muda a situação de um incidente',
      procedure: incidentRouter.step,
      answer: updated('incidente'),
    }),
    route({
      method: 'POST',
      path: '/v1/incidente/:id/andamento',
      summary: 'Registra um andamento',
      procedure: incidentRouter.addUpdate,
      answer: insertedOne('incidente_andamento'),
    }),
    route({
      method: 'POST',
      path: '/v1/incidente/:id/seguidor',
      summary: 'Acompanha um incidente ou deixa de acompanhar',
      procedure: incidentRouter.follow,
      answer: insertedOne('incidente_seguidor'),
    }),
    route({
      method: 'GET',
      path: '/v1/incidente/:id/trabalho',
      summary: 'Consulta ordens, patrimônios, clientes atingidos e minutos sem serviço de um incidente',
      procedure: incidentRouter.work,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/incidente/:id/ordem',
      summary: 'Acrescenta uma ordem de serviço a um incidente',
      procedure: incidentRouter.addOrder,
      answer: insertedOne('incidente_ordem'),
    }),
    route({
      method: 'DELETE',
      path: '/v1/incidente/:id/ordem/:id_ordem',
      summary: 'Retira uma ordem de serviço de um incidente',
      procedure: incidentRouter.removeOrder,
      answer: deleted('incidente_ordem'),
    }),
    route({
      method: 'POST',
      path: '/v1/incidente/:id/patrimonio',
      summary: 'Acrescenta um patrimônio a um incidente, pelo número',
      procedure: incidentRouter.addAsset,
      answer: insertedOne('incidente_patrimonio'),
    }),
    route({
      method: 'DELETE',
      path: '/v1/incidente/:id/patrimonio/:id_item',
      summary: 'Retira um patrimônio de um incidente',
      procedure: incidentRouter.removeAsset,
      answer: deleted('incidente_patrimonio'),
    }),
    route({
      method: 'GET',
      path: '/v1/rede',
      summary: 'Consulta o estado da rede por cidade, onde o parâmetro rede_publica o publica',
      procedure: incidentRouter.publicNetwork,
      looksUp: true,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/incidente/usuario',
      summary: 'Marca incidentes como lidos no sino da própria pessoa',
      procedure: incidentRouter.markRead,
      refusal: notification.markReadFailed,
      answer: inserted('incidente_usuario'),
    }),
  ]),
]
