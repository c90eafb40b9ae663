/** What the procedures of relative answer. */
import * as z from 'zod'
import { kinships } from './family-options.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { relativeList } from './family.ts'

export const relativeRow = rowOf(relativeList, {
  id_empresa: recordId.nullable(),
  telefone: z.string().nullable(),
  data_nascimento: z.string().nullable(),
  id_funcionario_familiar: recordId.nullable(),
  funcionario: z.string().nullable(),
  parentesco: z.enum(kinships),
  idade: z.number().nullable(),
  colega: z.string().nullable(),
  cpf: z.string().nullable(),
})

export const relativeAddNamesAnswer = z.union([
  z.array(z.strictObject({})),
  z.array(z.strictObject({ id: recordId })),
])
