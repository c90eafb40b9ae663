import { reportTitles, type ReportName } from '@intranet/contract/sales/report-words'
import { breakdownInput, dashboardInput, reportInput } from '@intranet/contract/sales/sales-reports'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes, type RouteOf } from '../../../platform/rest/route.ts'
import { salesReportRouter } from './sales-report.router.ts'
import { leadRouter } from '../leads/lead.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { salesReports: salesReportRouter, leads: leadRouter }
type Caller = CallerOf<typeof routers>

type Fields = Record<string, unknown>
type Call = (caller: Caller, asked: Fields) => Promise<object>

/** Period and provider may be inside `filtro` or next to it. */
function asked(request: RestRequest): Fields {
  const { filtro, ...list } = request.list()
  return { ...list, ...(filtro as Fields) }
}

const reports: Record<Exclude<ReportName, 'without-coverage'>, Call> = {
  campaigns: (caller, input) => caller.salesReports.campaigns(input),
  channels: (caller, input) => caller.salesReports.channels(input),
  city: (caller, input) => caller.salesReports.city(input),
  'products-best-sellers': (caller, input) => caller.salesReports.products(input),
  sellers: (caller, input) => caller.salesReports.sellers(input),
  unfeasibility: (caller, input) => caller.salesReports.unfeasibility(input),
  'history-conversion': (caller, input) => caller.salesReports.history(input),
  profile: (caller, input) => caller.salesReports.profile(input),
  dashboard: (caller, input) => caller.salesReports.dashboard(input),
}

/** What a report calls the thing its row is about. */
const keys = {
  campaigns: 'campaign',
  channels: 'channel',
  city: 'city',
  'products-best-sellers': 'product',
} as const

const breakdown =
  (relatorio: keyof typeof keys): Call =>
  (caller, { [keys[relatorio]]: key, ...input }) =>
    caller.salesReports.details({ ...input, relatorio, chave: String(key ?? input.chave ?? '') })

/** Details that are leads: the list behind the figure, with its own filters and page. */
const leads: Call = (caller, input) => caller.leads.list({ ...input, lista: 'all' })

const tableName = (name: string) => `vendas_relatorio_${name.replaceAll('-', '_')}`

/** `{ vendas_relatorio_<nome>: [...], total, soma }`; the dashboard is one object under its name. */
function answer(name: string, found: object) {
  if (!('dados' in found)) return { [tableName(name)]: found }
  const { dados, depois: _, ...rest } = found as { dados: unknown[]; depois: unknown }
  return { [tableName(name)]: dados, ...rest }
}

const routes: RouteOf<typeof routers>[] = [
  ...Object.entries(reports).map(([name, call]): RouteOf<typeof routers> => ({
    method: 'POST',
    path: `/v1/vendas/relatorio/${name}`,
    summary: `Relatório: ${reportTitles[name as ReportName]}`,
    body: name === 'dashboard' ? dashboardInput : reportInput,
    wrap: 'filtro',
    call: async (caller, request) => answer(name, await call(caller, asked(request))),
  })),
  ...(Object.keys(keys) as (keyof typeof keys)[]).map((name): RouteOf<typeof routers> => ({
    method: 'POST',
    path: `/v1/vendas/relatorio/${name}/detalhes`,
    summary: `Detalhes do relatório: ${reportTitles[name]}`,
    body: breakdownInput,
    wrap: 'filtro',
    call: async (caller, request) => answer(name, await breakdown(name)(caller, asked(request))),
  })),
  ...(['sellers', 'unfeasibility'] as const).map((name): RouteOf<typeof routers> => ({
    method: 'POST',
    path: `/v1/vendas/relatorio/${name}/detalhes`,
    summary: `Leads do relatório: ${reportTitles[name]}`,
    wrap: 'filtro',
    call: async (caller, request) => answer(name, await leads(caller, request.list())),
  })),
]

export const salesReportRoutes = defineRoutes('Relatórios de vendas', routers, routes)
