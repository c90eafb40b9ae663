/** Coverage by lines, typed or from a file. */
import * as z from 'zod'
import { form } from '../messages.ts'
import { registries } from '../messages/registries.ts'
import { recordId } from '../record.ts'

/** Rows of one import. */
export const MAX_COVERAGE_ROWS = 10_000

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
