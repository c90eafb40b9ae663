/** What the procedures of department answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { departmentList } from './department.ts'

export const departmentRow = rowOf(departmentList, {
  id_empresa: recordId.nullable(),
  id_funcionario: recordId.nullable(),
  empresa: z.string().nullable(),
  responsavel: z.string().nullable(),
})

export const departmentOptionsAnswer = z.array(
  z.strictObject({
    id_empresa: recordId.nullable(),
    id: recordId,
    nome: z.string(),
    ativo: z.boolean(),
    id_funcionario: recordId.nullable(),
    empresa: z.string().nullable(),
  }),
)
