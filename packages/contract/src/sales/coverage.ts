/** Where a provider reaches (vendas_cobertura): a city, a neighbourhood, a street, or some of its numbers. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { coverage, registries } from '../messages/registries.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText, uf } from '../validators.ts'

/** Rows of one import. */
export const MAX_COVERAGE_ROWS = 10_000

const houseNumber = z.int().min(0).max(9_999_999).nullish()

export const coverageFields = z.strictObject({
  id_empresa: recordId,
  cidade: nameText(120),
  uf,
  bairro: optionalText(120),
  logradouro: optionalText(200),
  numero_inicio: houseNumber,
  numero_fim: houseNumber,
  ativo: z.boolean().optional(),
})
export type CoverageFields = z.output<typeof coverageFields>

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

export const wholeCoverage = coverageFields.superRefine((fields, context) => {
  for (const [field, message] of Object.entries(coverageErrors(fields)))
    context.addIssue({ code: 'custom', path: [field], message })
})

export const createCoverageInput = createOf(wholeCoverage)
export const updateCoverageInput = updateOf(coverageFields)
export type UpdateCoverageInput = z.output<typeof updateCoverageInput>

/** Lines of `cidade;UF;bairro;rua;de;ate`, typed or from a file, for one provider. */
export const importCoverageInput = z.strictObject({
  id_empresa: recordId,
  conteudo: z.string().trim().min(1, form.required).max(5_242_880, registries.tooManyRows),
})
export type ImportCoverageInput = z.output<typeof importCoverageInput>

/** What became of an import: lines that were there already are counted apart. */
export interface CoverageImport {
  recebidas: number
  inseridas: number
  repetidas: number
}

export const coverageList = listOf('cidade', {
  id: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  cidade: text('Cidade'),
  uf: text('Estado'),
  bairro: text('Bairro'),
  logradouro: text('Rua'),
  numero_inicio: number('Número de'),
  numero_fim: number('Número até'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListCoverageInput = z.output<typeof coverageList.input>
