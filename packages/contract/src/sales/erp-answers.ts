/** What the procedures of erp answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { erpList, erpOutboxList } from './erp.ts'

export const erpRow = rowOf(erpList, {})

export const erpOutboxRow = rowOf(erpOutboxList, {
  enviado_em: moment.nullable(),
  erro: z.string().nullable(),
  situacao: z.enum(['falhou', 'na_fila', 'enviando', 'enviado']),
})
