import { reportTitles, type BreakdownReport, type ReportName } from '@intranet/contract/sales/report-words'
import {
  dashboardInput,
  leadReports,
  reportLeadList,
  reportPaging,
  reportScope,
  rowKey,
  wholeReportPaging,
} from '@intranet/contract/sales/sales-reports'
import * as z from 'zod'
import { underscored } from '../../../platform/rest/answer-keys.ts'
import { page, under } from '../../../platform/rest/answer-shapes.ts'
import { reportPeriodFields } from '../../../platform/rest/former-names.ts'
import { objectShape } from '../../../platform/rest/input-fields.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { salesReportRouter } from './sales-report.router.ts'

const routers = { salesReports: salesReportRouter }
const { campaigns, channels, city, products, sellers, unfeasibility } = salesReportRouter
const { history, profile, dashboard, details, leads } = salesReportRouter

const base = '/v1/vendas/relatorio'
const tableName = (name: ReportName) => `vendas_relatorio_${underscored(name)}` as const

/** Period and provider may be inside `filtro` or next to it. */
const scope = { ...reportPeriodFields, provedor: reportScope.provedor }

interface Days {
  data_fim?: string
  data_end?: string
}

/** The last day under the name that the reports have for it. */
const dated = <Fields extends Days>({ data_fim, data_end, ...rest }: Fields) => ({
  ...rest,
  data_end: data_fim ?? data_end,
})

const byRows = form(z.strictObject({ ...scope, ...reportPaging }), dated)
const whole = form(z.strictObject({ ...scope, ...wholeReportPaging }), dated)
const atAGlance = form(
  z.strictObject({
    ...scope,
    por_efetivacao: dashboardInput.unwrap().shape.por_efetivacao,
    comparar: dashboardInput.unwrap().shape.comparar,
  }),
  dated,
)

const report = (name: keyof typeof reportTitles) =>
  ({
    method: 'POST',
    path: `${base}/${name}`,
    summary: `Consulta o relatório: ${reportTitles[name]}`,
    wrap: 'filtro',
  }) as const

const tables = [
  ['campaigns', campaigns],
  ['channels', channels],
  ['city', city],
  ['products-best-sellers', products],
  ['sellers', sellers],
  ['unfeasibility', unfeasibility],
] as const

/** The key of a row: the reports name it by what their rows are about, and `chave` means each of these names. */
const rowKeyField = z.union([rowKey, z.int()]).transform(String).optional()
const rowFields = z.strictObject({ ...scope, ...reportPaging, chave: rowKeyField })

const ofRow = (
  relatorio: BreakdownReport,
  key: string | undefined,
  { chave, ...asked }: z.output<typeof rowFields>,
) => ({ ...dated(asked), relatorio, chave: key ?? chave ?? '' })

const breakdownForms = {
  campaigns: form(rowFields.extend({ campaign: rowKeyField }), ({ campaign, ...asked }) =>
    ofRow('campaigns', campaign, asked),
  ),
  channels: form(rowFields.extend({ channel: rowKeyField }), ({ channel, ...asked }) =>
    ofRow('channels', channel, asked),
  ),
  city: form(rowFields.extend({ city: rowKeyField }), ({ city: key, ...asked }) => ofRow('city', key, asked)),
  'products-best-sellers': form(rowFields.extend({ product: rowKeyField }), ({ product, ...asked }) =>
    ofRow('products-best-sellers', product, asked),
  ),
}

const breakdownNames = ['campaigns', 'channels', 'city', 'products-best-sellers'] as const

const { relatorio: _relatorio, ...leadListFields } = objectShape(reportLeadList.input)

/** Details that are leads: with the filters and the page of lead lists. */
const leadFields = z.strictObject({ ...leadListFields, ...scope, chave: rowKeyField })

const leadsOf = (
  relatorio: (typeof leadReports)[number],
  key: string | undefined,
  { chave, ...asked }: z.output<typeof leadFields>,
) => reportLeadList.input.parse({ ...dated(asked), relatorio, chave: key ?? chave })

const leadForms = {
  sellers: form(leadFields.extend({ seller: rowKeyField }), ({ seller, ...asked }) =>
    leadsOf('sellers', seller, asked),
  ),
  unfeasibility: form(leadFields.extend({ reason: rowKeyField }), ({ reason, ...asked }) =>
    leadsOf('unfeasibility', reason, asked),
  ),
}

export const salesReportRoutes = defineRoutes('Relatórios de vendas', routers, [
  ...tables.map(([name, procedure]) =>
    route({ ...report(name), procedure, takes: byRows, answer: page(tableName(name)) }),
  ),
  route({
    ...report('history-conversion'),
    procedure: history,
    takes: whole,
    answer: page(tableName('history-conversion')),
  }),
  route({ ...report('profile'), procedure: profile, takes: whole, answer: page(tableName('profile')) }),
  route({
    ...report('dashboard'),
    procedure: dashboard,
    takes: atAGlance,
    answer: under(tableName('dashboard')),
  }),
  ...breakdownNames.map((name) =>
    route({
      ...report(name),
      path: `${base}/${name}/detalhes`,
      summary: `Detalha o relatório: ${reportTitles[name]}`,
      procedure: details,
      takes: breakdownForms[name],
      answer: page(tableName(name)),
    }),
  ),
  ...leadReports.map((name) =>
    route({
      ...report(name),
      path: `${base}/${name}/detalhes`,
      summary: `Lista os leads que o relatório contou: ${reportTitles[name]}`,
      procedure: leads,
      takes: leadForms[name],
      answer: page(tableName(name)),
    }),
  ),
])
