/** What the history of a record answers. */
import * as z from 'zod'
import { moment } from '../answer.ts'

const values = z.record(z.string(), z.unknown()).nullable()

export const historyRow = z.strictObject({
  operacao: z.enum(['INSERT', 'UPDATE']),
  old_data: values,
  new_data: values,
  data: moment,
  usuario: z.string().nullable(),
  chave: z.string().nullable(),
})

/** A line as REST clients know it: `chave` only where a program wrote. */
export const historyLine = historyRow.extend({ chave: z.string().optional() })
