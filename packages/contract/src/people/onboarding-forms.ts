/** Bodies of the documented onboarding paths that differ from the inputs of their procedures. */
import * as z from 'zod'
import { among, equal } from '../documented-condition.ts'
import { listOf } from '../list.ts'
import { recordId } from '../record.ts'
import { reportInput } from './onboarding-report.ts'
import { trailSchemas } from './trail-schemas.ts'

const trailSearch = listOf('nome', trailSchemas.list.columns, { id_onboarding: equal(recordId).optional() })
/** The list of trails, and with `id_onboarding` those linked to that onboarding, in their order. */
export type SearchTrailsInput = z.output<typeof trailSearch.input> & { id_onboarding?: number }
export const searchTrailsInput = trailSearch.input as z.ZodType<
  SearchTrailsInput,
  Partial<SearchTrailsInput> | undefined
>

const link = z.strictObject({ id_onboarding: equal(recordId), id_trilha: among(recordId, 200) }).partial()

/** Names one onboarding and its trails, each condition in its own part of `_and` or not. */
export const unlinkTrailForm = link.extend({ _and: z.union([link, z.array(link).max(20)]).optional() })

/** One content of a trail, each id as a condition. */
export const contentForm = z.strictObject({
  id_onboarding: equal(recordId),
  id_trilha: equal(recordId),
  id_conteudo: equal(recordId).optional(),
  id_funcionario: equal(recordId.nullable()).optional(),
  previa: z.boolean().optional(),
})

const { shape } = reportInput.unwrap()

/** The report's filter, and its counter's: each field the value, or `_eq` of it. */
export const reportForm = z.strictObject({
  ...shape,
  id_departamento: equal(recordId.nullable()).optional(),
  id_empresa: equal(recordId.nullable()).optional(),
  id_onboarding: equal(recordId.nullable()).optional(),
  concluido: equal(z.boolean().nullable()).optional(),
})
