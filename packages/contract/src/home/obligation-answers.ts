/** What the procedures of obligation answer. */
import * as z from 'zod'
import { moduleKeys } from '../access.ts'
import { recordId } from '../record.ts'

export const obligationListAnswer = z.strictObject({
  total: z.number(),
  itens: z.array(
    z.strictObject({
      id: recordId,
      titulo: z.string(),
      detalhe: z.string().nullable(),
      rota: z.string(),
      verbo: z.string(),
      prazo: z.string().nullable(),
      atrasada: z.boolean(),
      percentual: z.number().nullable(),
      tipo: z.string(),
      modulo: z.enum(moduleKeys),
    }),
  ),
  restantes: z.array(z.strictObject({ tipo: z.string(), texto: z.string(), rota: z.string() })),
})
