/** What the procedures of holiday answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { uf } from '../validators.ts'
import { holidayList } from './holiday.ts'

export const holidayRow = rowOf(holidayList, {
  ano: z.number().nullable(),
  tipo: z.enum(['Municipal', 'Estadual', 'Nacional']),
  uf: uf.nullish(),
  municipios: z.string().nullable(),
})

export const holidayGetAnswer = holidayRow.extend({
  municipio: z.array(z.strictObject({ id: recordId, nome: z.string(), uf: z.string() })),
})
