/** What the procedures of coverage take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { coverage, registries } from '../messages/registries.ts'
import { createOf, recordId } from '../record.ts'
import { coverageEntity } from './coverage.ts'

/** Rows of one import. */
export const MAX_COVERAGE_ROWS = 10_000

export const coverageSchemas = schemasOf(coverageEntity)

export type CoverageFields = z.output<typeof coverageSchemas.fields>
export type UpdateCoverageInput = z.output<typeof coverageSchemas.updateInput>
export type ListCoverageInput = z.output<typeof coverageSchemas.list.input>

/** Field → text of the errors of a complete row. */
export function coverageErrors(fields: Pick<CoverageFields, 'logradouro' | 'numero_inicio' | 'numero_fim'>): {
  logradouro?: string
  numero_fim?: string
} {
  const { logradouro, numero_inicio, numero_fim } = fields
  const from = numero_inicio ?? null
  const to = numero_fim ?? null
  if ((from !== null || to !== null) && !logradouro) return { logradouro: coverage.rangeNeedsStreet }
  return from !== null && to !== null && to < from ? { numero_fim: coverage.range } : {}
}

export const wholeCoverage = coverageSchemas.fields.superRefine((fields, context) => {
  for (const [field, message] of Object.entries(coverageErrors(fields)))
    context.addIssue({ code: 'custom', path: [field], message })
})
export const createCoverageInput = createOf(wholeCoverage)

/** Lines of `cidade;UF;bairro;rua;de;ate`, typed or from a file, for one provider. */
export const importCoverageInput = z.strictObject({
  id_empresa: recordId,
  conteudo: z.string().trim().min(1, form.required).max(5_242_880, registries.tooManyRows),
})
export type ImportCoverageInput = z.output<typeof importCoverageInput>

/** What became of an import: lines that were there already are counted apart. */
export const coverageImportAnswer = z.strictObject({
  recebidas: z.number(),
  inseridas: z.number(),
  repetidas: z.number(),
})
export type CoverageImport = z.output<typeof coverageImportAnswer>
