/** The inputs of the four levels of the no-coverage drill-down. See docs/sales.md#missing-coverage. */
import * as z from 'zod'
import { form } from '../messages.ts'
import { isoDate } from '../validators.ts'
import { NO_COVERAGE } from './lead-words.ts'
import { NO_COVERAGE_LIMIT } from './no-coverage-words.ts'

const text = z.string().max(200)

const ordered = (period: { _gte?: string; _lte?: string }) =>
  !period._gte || !period._lte || period._gte <= period._lte
const period = z.strictObject({ _gte: isoDate.optional(), _lte: isoDate.optional() })

/** The filters of the first level, which the other levels accept too. `cidade` by part of its name. */
const filters = z
  .strictObject({
    provedor: z
      .union([text, z.strictObject({ _eq: text }), z.strictObject({ _in: z.array(text).max(100) })])
      .optional(),
    cidade: z.union([text, z.strictObject({ _eq: text }), z.strictObject({ _ilike: text })]).optional(),
    created_at: period.refine(ordered, form.endBeforeStart).optional(),
    /** The only reason of this report, for clients that send it. */
    motivo: z.literal(NO_COVERAGE).optional(),
    motivo_inviabilidade: z.literal(NO_COVERAGE).optional(),
  })
  .prefault({})

export const noCoverageSorts = ['leads', '-leads', 'nome', '-nome'] as const

/**
 * `provedor`, `cidade`, `bairro` and `logradouro` name the group of the level above, '' the one without that text;
 * what is left out is not narrowed. `limit` 0 is all, up to 50,000.
 */
export const noCoverageInput = z
  .strictObject({
    provedor: text.optional(),
    cidade: text.optional(),
    bairro: text.optional(),
    logradouro: text.optional(),
    filtro: filters,
    sort: z.enum(noCoverageSorts).optional(),
    limit: z.int().min(0).max(NO_COVERAGE_LIMIT).default(20),
    offset: z.int().min(0).max(10_000_000).default(0),
    /** Where an export continues: the number of rows before. */
    depois: z
      .string()
      .regex(/^\d{1,8}$/)
      .optional(),
    contar: z.boolean().default(true),
  })
  .prefault({})
export type NoCoverageInput = z.output<typeof noCoverageInput>

export const cityHeads = { provedor_nome: 'Provedor', cidade: 'Cidade', total_leads_sem_cobertura: 'Leads' }
export const districtHeads = { ...cityHeads, bairro: 'Bairro', total_leads_sem_cobertura: 'Leads' }
export const streetHeads = {
  provedor_nome: 'Provedor',
  cidade: 'Cidade',
  bairro: 'Bairro',
  logradouro: 'Rua',
  total_leads_sem_cobertura: 'Leads',
}
