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
export const noCoverageConditions = {
  provedor: z
    .union([text, z.strictObject({ _eq: text }), z.strictObject({ _in: z.array(text).max(100) })])
    .optional(),
  cidade: z.union([text, z.strictObject({ _eq: text }), z.strictObject({ _ilike: text })]).optional(),
  created_at: period.refine(ordered, form.endBeforeStart).optional(),
  /** The only reason of this report, for clients that send it. */
  motivo: z.literal(NO_COVERAGE).optional(),
  motivo_inviabilidade: z.literal(NO_COVERAGE).optional(),
}

export const noCoverageSorts = ['leads', '-leads', 'nome', '-nome'] as const

/** Where a page is and how it is ordered. `limit` 0 is all, up to 50,000. */
export const noCoveragePaging = {
  sort: z.enum(noCoverageSorts).optional(),
  limit: z.int().min(0).max(NO_COVERAGE_LIMIT).optional(),
  offset: z.int().min(0).max(10_000_000).optional(),
  /** Where an export continues. */
  depois: z.string().max(600).optional(),
  contar: z.boolean().optional(),
}

/** The group of the level above, '' the one without that text; what is left out is not narrowed. */
export const noCoverageGroup = {
  provedor: text.optional(),
  cidade: text.optional(),
  bairro: text.optional(),
  logradouro: text.optional(),
}

export const noCoverageInput = z
  .strictObject({
    ...noCoverageGroup,
    filtro: z.strictObject(noCoverageConditions).prefault({}),
    ...noCoveragePaging,
    limit: noCoveragePaging.limit.default(20),
    offset: noCoveragePaging.offset.default(0),
    contar: noCoveragePaging.contar.default(true),
  })
  .prefault({})
export type NoCoverageInput = z.output<typeof noCoverageInput>

/** The leads of a place are also found by the day on which they changed, and put in that order. */
export const noCoverageLeadConditions = {
  ...noCoverageConditions,
  updated_at: period.refine(ordered, form.endBeforeStart).optional(),
}
export const noCoverageLeadSorts = [...noCoverageSorts, 'updated_at', '-updated_at'] as const
export const noCoverageLeadsInput = noCoverageInput
  .unwrap()
  .extend({
    filtro: z.strictObject(noCoverageLeadConditions).prefault({}),
    sort: z.enum(noCoverageLeadSorts).optional(),
  })
  .prefault({})
export type NoCoverageLeadsInput = z.output<typeof noCoverageLeadsInput>

export const cityHeads = { provedor_nome: 'Provedor', cidade: 'Cidade', total_leads_sem_cobertura: 'Leads' }
export const districtHeads = { ...cityHeads, bairro: 'Bairro', total_leads_sem_cobertura: 'Leads' }
export const streetHeads = {
  provedor_nome: 'Provedor',
  cidade: 'Cidade',
  bairro: 'Bairro',
  logradouro: 'Rua',
  total_leads_sem_cobertura: 'Leads',
}
