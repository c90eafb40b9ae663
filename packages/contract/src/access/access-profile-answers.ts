/** What the procedures of accessProfile answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { accessProfileList } from './access-profiles.ts'

export const accessProfileRow = rowOf(accessProfileList, {
  roles: z.array(z.string()),
  descricao: z.string().nullable(),
})

export const accessProfileOptionsAnswer = z.array(
  z.strictObject({ id: recordId, roles: z.array(z.string()), nome: z.string(), ativo: z.boolean() }),
)
