import {
  detailedReportBody,
  detailedReportOfProvider,
  resultFields,
  type ResultFields,
  type UpdateResultInput,
} from '@intranet/contract/marketing/campaign-results'
import { withNames } from '../../../platform/rest/field-names.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { pageBelow } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { campaignResultRouter } from './result.router.ts'
import { channelRouter } from '../../sales/sales-channels/channel.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { campaignResults: campaignResultRouter, salesChannels: channelRouter }
type Caller = CallerOf<typeof routers>

const tag = 'Resultados de campanha'
const table = 'vendas_campanha_resultado'
const listed = 'relatorio_listar_resultado_campanha'
/** The base of the report's paths. */
const report = '/v1/leads/relatorio/resultado/campanha'

/** What a documented client may send along and the server decides: the label of the period, and who edits. */
function ownFields<T extends object>(fields: T): T {
  const { periodo: _, id_usuario_updater: __, ...own } = fields as T & Record<string, unknown>
  return own as unknown as T
}

function procedures({ campaignResults }: Caller) {
  const { list, get, create, update, remove } = campaignResults
  return {
    list,
    get,
    create: ({ objects }: { objects: ResultFields[] }) => create({ objects: objects.map(ownFields) }),
    update: (change: UpdateResultInput) => update(ownFields(change)),
    remove,
  }
}

const listAnswer = ({ dados, total }: { dados: unknown[]; total: number | null }) => ({
  [listed]: dados,
  total,
})

const detailed =
  (schema: typeof detailedReportBody | typeof detailedReportOfProvider) =>
  async (caller: Caller, request: RestRequest) => {
    const { empresa, canal } = schema.parse(request.object())
    const asked = () => caller.campaignResults.detailed({ canal, provedor: empresa })
    return { [`${table}_semanal_detalhado`]: await withNames({ sistema: 'empresa' }, asked) }
  }

/** The provider of the path, blamed by its name there. */
const ofProvider = <T>(request: RestRequest, read: (input: { provedor: string }) => Promise<T>) =>
  withNames({ sistema: 'provider', provedor: 'provider' }, () =>
    read({ provedor: request.param('provider') }),
  )

export const campaignResultRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/lead/resultado/campanha',
    table,
    fields: resultFields,
    procedures,
  }),
  ...defineRoutes(tag, routers, [
    {
      method: 'POST',
      path: '/v1/leads/relatorio/listar/resultado/campanha',
      summary: 'Lista os resultados com leads, vendas e faturamento do período',
      wrap: 'filtro',
      call: async (caller, request) => listAnswer(await caller.campaignResults.list(request.list())),
    },
    {
      method: 'POST',
      path: '/v1/vendas/campanha/resultado/insert',
      summary: 'Cadastra um resultado; sem id_campanha é da campanha do relatório',
      body: resultFields,
      wrap: 'object',
      async call(caller, request) {
        const objects = request.objects() as ResultFields[]
        return { [`insert_${table}`]: { returning: await procedures(caller).create({ objects }) } }
      },
    },
    {
      method: 'GET',
      path: '/v1/leads/resultado/campanha/canal/:channelId',
      summary: 'Resultados de um canal',
      async call(caller, request) {
        const id = request.id('channelId')
        const page = caller.campaignResults.list({ limit: 0, filtro: { id_canal: id } })
        return listAnswer(await pageBelow(page, () => caller.salesChannels.get({ id })))
      },
    },
    {
      method: 'GET',
      path: report,
      summary: 'Relatório sintético, geral: até três meses, taxas em porcentagem',
      call: async (caller) => ({ [`${table}_sintetico`]: await caller.campaignResults.synthetic() }),
    },
    {
      method: 'GET',
      path: `${report}/:provider`,
      summary: 'Relatório sintético de um provedor: taxas em fração',
      call: async (caller, request) => ({
        [`${table}_sintetico`]: await ofProvider(request, caller.campaignResults.synthetic),
      }),
    },
    {
      method: 'GET',
      path: `${report}/semanal/consolidado/v2`,
      summary: 'Relatório semanal consolidado, geral: até cinco períodos',
      call: async (caller) => ({
        [`${table}_semanal_consolidado`]: await caller.campaignResults.weekly(),
      }),
    },
    {
      method: 'GET',
      path: `${report}/semanal/consolidado/v2/:provider`,
      summary: 'Relatório semanal consolidado de um provedor',
      call: async (caller, request) => ({
        [`${table}_semanal_consolidado`]: await ofProvider(request, caller.campaignResults.weekly),
      }),
    },
    {
      method: 'POST',
      path: `${report}/semanal/detalhado/v2`,
      summary: 'Relatório semanal de um canal (Facebook ou Google)',
      body: detailedReportBody,
      wrap: 'flat',
      call: detailed(detailedReportBody),
    },
    {
      method: 'POST',
      path: `${report}/semanal/detalhado/v2/empresa`,
      summary: 'Relatório semanal de um canal em uma empresa',
      body: detailedReportOfProvider,
      wrap: 'flat',
      call: detailed(detailedReportOfProvider),
    },
  ]),
]
