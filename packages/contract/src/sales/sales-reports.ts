/** The inputs of the sales reports. See docs/sales.md#ten-reports. */
import * as z from 'zod'
import { comparisons } from '../comparison.ts'
import { isoDate } from '../validators.ts'
import { listOf } from '../list.ts'
import { MAX_LIMIT } from '../list-limits.ts'
import { leadColumns } from './lead-list.ts'
import { breakdowns } from './report-words.ts'
import { keysOf } from '../keys-of.ts'

const sorts = [
  'nome',
  'tipo',
  'leads',
  'contatos',
  'efetivadas',
  'sem_cobertura',
  'inviaveis',
  'conversao',
  'percentual',
  'faturamento',
  'ticket',
  'tempo_medio',
  'estornos',
  'cidade_top',
] as const

const providerKey = z.string().max(40)

/** What every report is asked for. */
export const reportScope = {
  /** First and last day of creation; the current month when neither is sent. At most 12 months. */
  data_ini: isoDate.optional(),
  data_end: isoDate.optional(),
  /** A provider's key, or several. */
  provedor: z.union([providerKey, z.array(providerKey).max(100)]).optional(),
}

/** Where a page of rows is. `limit` 0 is all. */
const paging = {
  limit: z.int().min(0).max(MAX_LIMIT).default(20),
  offset: z.int().min(0).max(10_000_000).default(0),
  depois: z.string().max(600).optional(),
  contar: z.boolean().default(true),
}

export const reportPaging = {
  sort: z.enum(sorts.flatMap((key) => [key, `-${key}`] as const)).optional(),
  ...paging,
}
export const reportInput = z.strictObject({ ...reportScope, ...reportPaging }).prefault({})
export type ReportInput = z.output<typeof reportInput>

/** A report whose rows have an order of their own and are read all at once, unless a `limit` is sent. */
export const wholeReportPaging = { ...paging, limit: paging.limit.unwrap().default(0) }
export const wholeReportInput = z.strictObject({ ...reportScope, ...wholeReportPaging }).prefault({})
export type WholeReportInput = z.output<typeof wholeReportInput>

/** Only the dashboard can count sales by their own day (docs/sales.md#conversion). */
export const dashboardInput = z
  .strictObject({
    ...reportScope,
    /** Sales by the day they were made, instead of those of the leads created in the period. */
    por_efetivacao: z.boolean().default(false),
    /** The same days of the month or of the year before, beside the figures. */
    comparar: z.enum(comparisons).default('nenhum'),
  })
  .prefault({})
export type DashboardInput = z.output<typeof dashboardInput>

/** A row's own key: an id, a normalised name or a reason; '' is what has none. */
export const rowKey = z.string().max(200)

/** The details of one row: `chave` is the row's. */
export const breakdownInput = z.strictObject({
  ...reportScope,
  ...reportPaging,
  relatorio: z.enum(keysOf(breakdowns)),
  chave: rowKey,
})
export type BreakdownInput = z.output<typeof breakdownInput>

/** The reports whose details are leads. */
export const leadReports = ['sellers', 'unfeasibility'] as const

const { provedor: _provider, ...columns } = leadColumns

/** The leads that a report counted, or one of its rows, as a list of leads. The provider is asked for as in the report. */
export const reportLeadList = listOf('-created_at', columns, {
  ...reportScope,
  relatorio: z.enum(leadReports),
  chave: rowKey.optional(),
})
export type ReportLeadsInput = z.output<typeof reportLeadList.input>
