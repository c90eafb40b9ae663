/** What the procedures of today answer. */
import * as z from 'zod'
import { recordId } from '../record.ts'

export const todayTodayAnswer = z.strictObject({
  data: z.string(),
  aniversarios: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      departamento: z.string().nullable(),
      id_foto: z.string().nullable(),
      data: z.string(),
      hoje: z.boolean(),
    }),
  ),
  totalAniversarios: z.number(),
  admissoes: z.array(
    z.strictObject({
      anos: z.number(),
      id: recordId,
      nome: z.string(),
      departamento: z.string().nullable(),
      id_foto: z.string().nullable(),
      data: z.string(),
      hoje: z.boolean(),
    }),
  ),
  totalAdmissoes: z.number(),
  feriados: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      tipo: z.string(),
      data: z.string(),
      em_dias: z.number(),
    }),
  ),
})
