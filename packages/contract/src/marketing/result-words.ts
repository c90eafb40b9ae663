/** What result screens need without their schemas. */

/** The paid channels whose results are recorded. */
export const resultChannels = ['Facebook', 'Google'] as const
export type ResultChannel = (typeof resultChannels)[number]

/** Greatest number of impressions, clicks, conversations and reais of one result. */
export const MAX_RESULT = 1_000_000
/** Columns of the report's tables. */
export const SYNTHETIC_MONTHS = 3
export const WEEKLY_PERIODS = 5

/** Form field → its name where a required one is missing. */
export const requiredNames: readonly (readonly [field: string, name: string])[] = [
  ['id_empresa', 'Provedor'],
  ['periodo_inicio', 'Período'],
  ['periodo_fim', 'Período'],
  ['id_canal', 'Canal'],
]

/**
 * One column of a report. Money is decimal text. Without a divisor a rate is missing: null.
 * `ctr`, `txc1` (leads by click) and `txc2` (sales by click) are percentages in general answers and fractions in
 * those of a provider (docs/marketing.md#result-formulas).
 */
export interface ReportMetrics {
  valor_investido: string | null
  impressions: number | null
  clicks: number | null
  leads: number
  sales: number
  faturamento: string
  ticket_medio: string | null
  custo_por_clique: string | null
  custo_por_leads: string | null
  custo_por_venda: string | null
  roas: number | null
  ctr: number | null
  txc1: number | null
  txc2: number | null
}

/** A month: `mes` is 'Mar'. */
export interface MonthMetrics extends ReportMetrics {
  mes: string
  ano: number
}

/** A period: `periodo` is '01 - 15/Mar'. */
export interface PeriodMetrics extends ReportMetrics {
  periodo: string
  periodo_inicio: string
  periodo_fim: string
}
