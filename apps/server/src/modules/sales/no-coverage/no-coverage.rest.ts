import { joinedName } from '@intranet/contract/answer'
import { leadRow } from '@intranet/contract/sales/lead-answers'
import {
  noCoverageConditions,
  noCoverageGroup,
  noCoverageInput,
  noCoverageLeadConditions,
  noCoverageLeadsInput,
  noCoverageLeadSorts,
  noCoveragePaging,
} from '@intranet/contract/sales/no-coverage'
import { reportTitles } from '@intranet/contract/sales/report-words'
import * as z from 'zod'
import { page, translated, type Shape, type Translation } from '../../../platform/rest/answer-shapes.ts'
import { reportPeriodFields } from '../../../platform/rest/former-names.ts'
import { objectShape } from '../../../platform/rest/input-fields.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { reportPeriod } from '../sales-reports/report-period.ts'
import { noCoverageRouter } from './no-coverage.router.ts'

const routers = { noCoverage: noCoverageRouter }
const { step1, step2, step3, step4 } = noCoverageRouter

/** REST clients call `filters` here what is `filtro` elsewhere; both may hold the page as well. */
const filters = z.strictObject({ ...noCoverageConditions, ...noCoveragePaging }).optional()
const place = form(
  z.strictObject({ ...noCoverageGroup, ...noCoveragePaging, filters, filtro: filters }),
  ({ filters: first, filtro: second, ...fields }) => {
    const { sort, limit, offset, depois, contar, ...filtro } = { ...first, ...second }
    return { sort, limit, offset, depois, contar, ...fields, filtro }
  },
)

/** One element that holds `total` and `dados`, also without rows (docs/sales.md#missing-coverage). */
function step<Row>(level: number, row?: Translation<Row>): Shape<{ total: number; dados: readonly Row[] }> {
  const key = `vendas_relatorio_leads_sem_cobertura_step${level}`
  return {
    wrap: ({ total, dados }) => ({ [key]: [{ total, dados: row ? dados.map(row.of) : dados }] }),
    schema(output) {
      const dados = row ? z.array(row.schema) : objectShape(output).dados!
      return z.strictObject({ [key]: z.array(z.strictObject({ total: z.int(), dados })).length(1) })
    },
  }
}

/** The lead with the relations of the wire: `lead_canal.nome`, `lead_vendedor.usr_nome`. */
const documentedLead = translated(
  leadRow.extend({
    lead_canal: z.strictObject({ nome: joinedName }).nullable(),
    lead_vendedor: z.strictObject({ usr_nome: joinedName }).nullable(),
  }),
  (lead: z.output<typeof leadRow>) => ({
    ...lead,
    lead_canal: lead.canal === null ? null : { nome: lead.canal },
    lead_vendedor: lead.vendedor === null ? null : { usr_nome: lead.vendedor },
  }),
)

const path = (level: number) => `/v1/vendas/relatorio/leads/sem_cobertura/step${level}`

const groups = [
  ['cidades', step1],
  ['bairros', step2],
  ['ruas', step3],
] as const

const steps = defineRoutes('Leads sem cobertura', routers, [
  ...groups.map(([name, procedure], index) =>
    route({
      method: 'POST',
      path: path(index + 1),
      summary: `Lista os leads sem cobertura: ${name}`,
      wrap: 'flat',
      procedure,
      takes: place,
      answer: step(index + 1),
    }),
  ),
  route({
    method: 'POST',
    path: path(4),
    summary: 'Lista os leads sem cobertura: pessoas',
    wrap: 'flat',
    procedure: step4,
    takes: place,
    answer: step(4, documentedLead),
  }),
])

const TABLE = 'vendas_relatorio_without_coverage'
const title = reportTitles['without-coverage']

const reportFields = z.strictObject({
  ...reportPeriodFields,
  ...noCoveragePaging,
  filtro: z.strictObject(noCoverageConditions).optional(),
})

interface Dated {
  data_ini?: string
  data_fim?: string
  data_end?: string
  filtro?: object
}

/** The drill-down as one of the ten reports: their period is a filter here. Without one it is about all days. */
function dated({ data_ini, data_fim, data_end, filtro, ...rest }: Dated) {
  const last = data_fim ?? data_end
  if (!data_ini && !last) return { ...rest, filtro }
  const period = reportPeriod({ data_ini, data_end: last })
  return { ...rest, filtro: { ...filtro, created_at: { _gte: period.data_ini, _lte: period.data_end } } }
}
const asked = (fields: Partial<z.output<typeof reportFields>>) => noCoverageInput.parse(dated(fields))
const askedLeads = (fields: Partial<z.output<typeof detailFields>>) =>
  noCoverageLeadsInput.parse(dated(fields))

/** The groups of the levels above are beside the filter, or in it. */
const { provedor: _provider, cidade: _city, ...others } = noCoverageLeadConditions
const detailFields = reportFields.extend({
  ...noCoverageGroup,
  sort: z.enum(noCoverageLeadSorts).optional(),
  filtro: z.strictObject(others).optional(),
})

const reports = defineRoutes('Relatórios de vendas', routers, [
  route({
    method: 'POST',
    path: '/v1/vendas/relatorio/without-coverage',
    summary: `Consulta o relatório: ${title}`,
    wrap: 'filtro',
    procedure: step1,
    takes: form(reportFields, asked),
    answer: page(TABLE),
  }),
  route({
    method: 'POST',
    path: '/v1/vendas/relatorio/without-coverage/detalhes',
    summary: `Lista os leads do relatório: ${title}`,
    wrap: 'filtro',
    procedure: step4,
    takes: form(detailFields, askedLeads),
    answer: page(TABLE),
  }),
])

export const noCoverageRoutes = [...steps, ...reports]
