/** What the procedures of sector answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { sectorList } from './sector.ts'

export const sectorRow = rowOf(sectorList, {
  id_empresa: recordId.nullable(),
  empresa: z.string().nullable(),
  responsavel: z.string().nullable(),
  id_usuario: recordId.nullable(),
})
