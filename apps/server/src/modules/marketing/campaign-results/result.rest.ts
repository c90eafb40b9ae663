import { detailedReportBody, detailedReportOfProvider } from '@intranet/contract/marketing/result-schemas'
import * as z from 'zod'
import { inserted, page, under } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { channelRouter } from '../../sales/sales-channels/channel.router.ts'
import { campaignResultRouter } from './result.router.ts'

const routers = { campaignResults: campaignResultRouter, salesChannels: channelRouter }
const { list, create, synthetic, weekly, detailed } = campaignResultRouter

const tag = 'Resultados de campanha'
const table = 'vendas_campanha_resultado'
const listed = 'relatorio_listar_resultado_campanha'
/** The base of the report's paths. */
const report = '/v1/leads/relatorio/resultado/campanha'

/** What a documented client may send along and the server decides: the label of the period, and who edits. */
const drops = ['periodo', 'id_usuario_updater']
/** The provider of the path, blamed by its name there. */
const ofProvider = { params: { provider: 'provedor' }, blames: { sistema: 'provider' } } as const
const general = { takes: form(z.strictObject({}), () => ({})) }

export const campaignResultRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/lead/resultado/campanha',
    table,
    noun: ['o resultado de campanha', 'os resultados de campanha'],
    drops,
    procedures: campaignResultRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/leads/relatorio/listar/resultado/campanha',
      summary: 'Lista os resultados com leads, vendas e faturamento do período',
      wrap: 'filtro',
      procedure: list,
      answer: page(listed),
    }),
    route({
      method: 'POST',
      path: '/v1/vendas/campanha/resultado/insert',
      summary: 'Cadastra um resultado; sem id_campanha é da campanha do relatório',
      drops,
      procedure: create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: '/v1/leads/resultado/campanha/canal/:channelId',
      summary: 'Lista os resultados de um canal',
      defaults: { limit: 0 },
      procedure: list,
      below: { param: 'channelId', column: 'id_canal', record: channelRouter.get, key: 'id' },
      answer: page(listed),
    }),
    route({
      method: 'GET',
      path: report,
      summary: 'Consulta o relatório sintético, geral: até três meses, taxas em porcentagem',
      ...general,
      procedure: synthetic,
      answer: under(`${table}_sintetico`),
    }),
    route({
      method: 'GET',
      path: `${report}/:provider`,
      summary: 'Consulta o relatório sintético de um provedor: taxas em fração',
      ...ofProvider,
      procedure: synthetic,
      answer: under(`${table}_sintetico`),
    }),
    route({
      method: 'GET',
      path: `${report}/semanal/consolidado/v2`,
      summary: 'Consulta o relatório semanal consolidado, geral: até cinco períodos',
      ...general,
      procedure: weekly,
      answer: under(`${table}_semanal_consolidado`),
    }),
    route({
      method: 'GET',
      path: `${report}/semanal/consolidado/v2/:provider`,
      summary: 'Consulta o relatório semanal consolidado de um provedor',
      ...ofProvider,
      procedure: weekly,
      answer: under(`${table}_semanal_consolidado`),
    }),
    route({
      method: 'POST',
      path: `${report}/semanal/detalhado/v2`,
      summary: 'Consulta o relatório semanal de um canal (Facebook ou Google)',
      wrap: 'flat',
      procedure: detailed,
      takes: form(detailedReportBody, ({ canal, empresa }) => ({ canal, provedor: empresa })),
      blames: { sistema: 'empresa', provedor: 'empresa' },
      answer: under(`${table}_semanal_detalhado`),
    }),
    route({
      method: 'POST',
      path: `${report}/semanal/detalhado/v2/empresa`,
      summary: 'Consulta o relatório semanal de um canal em uma empresa',
      wrap: 'flat',
      procedure: detailed,
      takes: form(detailedReportOfProvider, ({ canal, empresa }) => ({ canal, provedor: empresa })),
      blames: { sistema: 'empresa', provedor: 'empresa' },
      answer: under(`${table}_semanal_detalhado`),
    }),
  ]),
]
