/** What the procedures of compliments take and answer. */
import * as z from 'zod'
import { reactionFields } from '../content/reaction-answers.ts'
import { schemasOf } from '../entity/schemas.ts'
import { listOf } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { complimentStates } from './compliment-options.ts'
import { compliment } from './compliments.ts'

const declared = schemasOf(compliment)
const { id, created_at, ...columns } = declared.list.columns
const situacao = z.enum(complimentStates)

/** What its author may change; never the praised person. */
export const complimentEditFields = declared.fields.omit({ id_funcionario: true })

export const complimentSchemas = {
  ...declared,
  /** Its date is the first column of files. */
  list: listOf('-created_at', { id, created_at, ...columns }),
  row: declared.row.extend(reactionFields),
  createInput: createOf(declared.fields).refine(({ objects }) => objects.length <= 50),
  /** Only HR changes `situacao`. */
  updateInput: updateOf(complimentEditFields.extend({ situacao: situacao.optional() })),
}
export type ComplimentFields = z.output<typeof complimentSchemas.fields>
export type UpdateComplimentInput = z.output<typeof complimentSchemas.updateInput>
export type ListComplimentsInput = z.output<typeof complimentSchemas.list.input>

export const moderateComplimentsInput = z.strictObject({ ids: z.array(recordId).min(1).max(500), situacao })
export type ModerateComplimentsInput = z.output<typeof moderateComplimentsInput>

export const complimentColleagueAnswer = z.strictObject({
  id: recordId,
  nome: z.string().nullable(),
  ativo: z.boolean(),
  id_foto: z.string().nullable(),
  departamento: z.string().nullable(),
  cargo: z.string().nullable(),
})
