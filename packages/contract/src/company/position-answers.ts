/** What the procedures of position answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { positionList } from './position.ts'

export const positionRow = rowOf(positionList, {
  id_empresa: recordId.nullable(),
  empresa: z.string().nullable(),
  responsavel: z.string().nullable(),
  id_usuario: recordId.nullable(),
  descricao: z.string().nullable(),
})
