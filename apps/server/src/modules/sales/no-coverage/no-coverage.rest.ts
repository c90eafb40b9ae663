import { defineRoutes, type RouteOf } from '../../../platform/rest/route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import type { LeadRow } from '@intranet/contract/sales/lead-list'
import { noCoverageInput } from '@intranet/contract/sales/no-coverage'
import { reportTitles } from '@intranet/contract/sales/report-words'
import { noCoverageRouter } from './no-coverage.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { noCoverage: noCoverageRouter }
type Caller = CallerOf<typeof routers>

/** REST clients call `filters` here what is `filtro` elsewhere; both may hold the limits as well. */
function asked(request: RestRequest): object {
  const { filters, ...list } = request.list() as { filters?: object; filtro?: object }
  return { ...list, filtro: { ...filters, ...list.filtro } }
}

/** The lead with the relations of the wire: `lead_canal.nome`, `lead_vendedor.usr_nome`. */
const documented = (lead: Pick<LeadRow, 'canal' | 'vendedor'>) => ({
  ...lead,
  lead_canal: lead.canal === null ? null : { nome: lead.canal },
  lead_vendedor: lead.vendedor === null ? null : { usr_nome: lead.vendedor },
})

const steps: ((caller: Caller, input: object) => Promise<{ total: number | null; dados: unknown[] }>)[] = [
  (caller, input) => caller.noCoverage.step1(input),
  (caller, input) => caller.noCoverage.step2(input),
  (caller, input) => caller.noCoverage.step3(input),
  async (caller, input) => {
    const { total, dados } = await caller.noCoverage.step4(input)
    return { total, dados: dados.map(documented) }
  },
]
const names = ['cidades', 'bairros', 'ruas', 'pessoas']

/** The drill-down's request; a report's period is a filter of its. */
function drillDown(request: RestRequest, groups: readonly string[] = []): object {
  const { filtro, data_ini, data_end, ...list } = request.list([...groups, 'data_ini', 'data_end']) as {
    filtro?: object
    data_ini?: unknown
    data_end?: unknown
  }
  const period = {
    ...(data_ini !== undefined && { _gte: data_ini }),
    ...(data_end !== undefined && { _lte: data_end }),
  }
  return {
    ...list,
    filtro: { ...filtro, ...(Object.keys(period).length && { created_at: period }) },
  }
}

const TABLE = 'vendas_relatorio_without_coverage'
const title = reportTitles['without-coverage']

const reports: RouteOf<typeof routers>[] = [
  {
    method: 'POST',
    path: '/v1/vendas/relatorio/without-coverage',
    summary: `Relatório: ${title}`,
    wrap: 'filtro',
    async call(caller, request) {
      const { dados, total } = await caller.noCoverage.step1(drillDown(request))
      return { [TABLE]: dados, total }
    },
  },
  {
    method: 'POST',
    path: '/v1/vendas/relatorio/without-coverage/detalhes',
    summary: `Leads do relatório: ${title}`,
    wrap: 'filtro',
    async call(caller, request) {
      const groups = ['provedor', 'cidade', 'bairro', 'logradouro']
      const { dados, total } = await caller.noCoverage.step4(drillDown(request, groups))
      return { [TABLE]: dados, total }
    },
  },
]

/** One element that holds `total` and `dados`, also without rows (docs/sales.md#missing-coverage). */
const stepRoutes = steps.map((step, index): RouteOf<typeof routers> => ({
  method: 'POST',
  path: `/v1/vendas/relatorio/leads/sem_cobertura/step${index + 1}`,
  summary: `Leads sem cobertura: ${names[index]}`,
  body: noCoverageInput,
  wrap: 'flat',
  async call(caller, request) {
    const { total, dados } = await step(caller, asked(request))
    return { [`vendas_relatorio_leads_sem_cobertura_step${index + 1}`]: [{ total, dados }] }
  },
}))

export const noCoverageRoutes = [
  ...defineRoutes('Leads sem cobertura', routers, stepRoutes),
  ...defineRoutes('Relatórios de vendas', routers, reports),
]
