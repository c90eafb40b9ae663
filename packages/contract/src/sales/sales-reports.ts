/** The inputs of the sales reports. See docs/sales.md#ten-reports. */
import * as z from 'zod'
import { isoDate } from '../validators.ts'
import { MAX_LIMIT } from '../list-limits.ts'
import { breakdowns, type BreakdownReport } from './report-words.ts'

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
export type ReportSort = (typeof sorts)[number]

const providerKey = z.string().max(40)

const asked = {
  /** First and last day of creation; the current month when neither is sent. At most 12 months. */
  data_ini: isoDate.optional(),
  data_end: isoDate.optional(),
  /** A provider's key, or several. */
  provedor: z.union([providerKey, z.array(providerKey).max(100)]).optional(),
  sort: z.enum(sorts.flatMap((key) => [key, `-${key}`] as const)).optional(),
  limit: z.int().min(0).max(MAX_LIMIT).default(20),
  offset: z.int().min(0).max(10_000_000).default(0),
  depois: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  contar: z.boolean().default(true),
}
export const reportInput = z.strictObject(asked).prefault({})
export type ReportInput = z.output<typeof reportInput>

/** Only the dashboard can count sales by their own day (docs/sales.md#conversion). */
export const dashboardInput = z
  .strictObject({
    ...asked,
    /** Sales by the day they were made, instead of those of the leads created in the period. */
    por_efetivacao: z.boolean().default(false),
  })
  .prefault({})
export type DashboardInput = z.output<typeof dashboardInput>

/** The details of one row: `chave` is the row's. */
export const breakdownInput = z.strictObject({
  ...asked,
  relatorio: z.enum(Object.keys(breakdowns) as [BreakdownReport, ...BreakdownReport[]]),
  chave: z.string().max(200),
})
export type BreakdownInput = z.output<typeof breakdownInput>
