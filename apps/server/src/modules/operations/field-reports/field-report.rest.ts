import { inserted, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { fieldReportRouter } from './field-report.router.ts'

const routers = { fieldReports: fieldReportRouter }
const tag = 'Incidentes'
const path = '/v1/incidente/relato'
const table = 'incidente_relato'

export const fieldReportRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path,
      summary: 'Lista os relatos do campo dos próprios provedores',
      procedure: fieldReportRouter.list,
      answer: page(table),
    }),
    route({
      method: 'POST',
      path,
      summary: 'Relata o que aconteceu no campo; a mesma chave é um só relato',
      procedure: fieldReportRouter.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: `${path}/:id`,
      summary: 'Consulta um relato: o próprio ou, para gestores, os dos seus provedores',
      procedure: fieldReportRouter.get,
      answer: under(`${table}_by_pk`),
    }),
    route({
      method: 'POST',
      path: `${path}/:id/incidente`,
      summary: 'Vincula um relato a um incidente aberto',
      procedure: fieldReportRouter.join,
      answer: updated(table),
    }),
    route({
      method: 'POST',
      path: `${path}/:id/resposta`,
      summary: 'Responde a um relato',
      procedure: fieldReportRouter.answer,
      answer: updated(table),
    }),
  ]),
]
