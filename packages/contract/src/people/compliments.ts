/** Compliments (elogio) and their categories. See docs/people.md#praising-colleagues. */
import * as z from 'zod'
import { choice, boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText } from '../validators.ts'
import {
  complimentOriginLabels,
  complimentOrigins,
  complimentStateLabels,
  complimentStates,
} from './compliment-options.ts'

export const complimentFields = z.strictObject({
  /** The praised person. */
  id_funcionario: recordId,
  id_categoria: recordId,
  texto: nameText(450),
  publico: z.boolean().optional(),
  origem: z.enum(complimentOrigins).optional(),
  /** The customer it came from. */
  cod_cliente: optionalText(30),
})
export type ComplimentFields = z.infer<typeof complimentFields>

export const createComplimentsInput = createOf(complimentFields).refine(({ objects }) => objects.length <= 50)
/** The praised person cannot change; only the author changes the other fields, and only HR `situacao`. */
export const updateComplimentInput = updateOf(
  complimentFields.omit({ id_funcionario: true }).extend({ situacao: z.enum(complimentStates).optional() }),
)
export type UpdateComplimentInput = z.infer<typeof updateComplimentInput>
export const moderateComplimentsInput = z.strictObject({
  ids: z.array(recordId).min(1).max(500),
  situacao: z.enum(complimentStates),
})
export type ModerateComplimentsInput = z.infer<typeof moderateComplimentsInput>

export const complimentList = listOf('-created_at', {
  id: number(),
  created_at: date('Data'),
  remetente: text('De'),
  id_remetente: number(),
  funcionario: text('Para'),
  id_funcionario: number(),
  categoria: text('Categoria'),
  id_categoria: number(),
  texto: text('Texto'),
  origem: choice(complimentOriginLabels, 'Origem'),
  publico: boolean('Público'),
  situacao: choice(complimentStateLabels, 'Situação'),
  updated_at: date(),
})
export type ListComplimentsInput = z.output<typeof complimentList.input>
