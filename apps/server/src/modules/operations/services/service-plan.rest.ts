import { inserted, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { assetServiceRouter, vehicleServiceRouter } from './service-plan.router.ts'

export const serviceRouters = { vehicleServices: vehicleServiceRouter, assetServices: assetServiceRouter }

const table = 'servico_plano'
const ofVehicles = '/v1/frota/servico'
const ofAssets = '/v1/suprimentos/servico'

export const serviceRoutes = [
  ...defineRoutes('Frota', serviceRouters, [
    route({
      method: 'GET',
      path: ofVehicles,
      summary: 'Lista os serviços recorrentes de veículos e quando vencem',
      procedure: vehicleServiceRouter.list,
      answer: page(table),
    }),
    route({
      method: 'POST',
      path: ofVehicles,
      summary: 'Cadastra um serviço recorrente de um veículo',
      procedure: vehicleServiceRouter.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: `${ofVehicles}/:id`,
      summary: 'Consulta um serviço recorrente de um veículo',
      procedure: vehicleServiceRouter.get,
      answer: under(`${table}_by_pk`),
    }),
    route({
      method: 'PUT',
      path: `${ofVehicles}/:id`,
      summary: 'Altera um serviço recorrente de um veículo',
      procedure: vehicleServiceRouter.update,
      answer: updated(table),
    }),
  ]),
  ...defineRoutes('Suprimentos', serviceRouters, [
    route({
      method: 'GET',
      path: ofAssets,
      summary: 'Lista os serviços recorrentes de patrimônios e quando vencem',
      procedure: assetServiceRouter.list,
      answer: page(table),
    }),
    route({
      method: 'POST',
      path: ofAssets,
      summary: 'Cadastra um serviço recorrente de um patrimônio',
      procedure: assetServiceRouter.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: `${ofAssets}/:id`,
      summary: 'Consulta um serviço recorrente de um patrimônio',
      procedure: assetServiceRouter.get,
      answer: under(`${table}_by_pk`),
    }),
    route({
      method: 'PUT',
      path: `${ofAssets}/:id`,
      summary: 'Altera um serviço recorrente de um patrimônio',
      procedure: assetServiceRouter.update,
      answer: updated(table),
    }),
    route({
      method: 'POST',
      path: `${ofAssets}/:id/feito`,
      summary: 'Registra que um serviço foi feito; o próximo conta a partir dele',
      procedure: assetServiceRouter.finish,
      answer: updated(table),
    }),
  ]),
]
