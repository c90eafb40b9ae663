/** What the procedures of obligation answer. */
import * as z from 'zod'
import { moduleKeys } from '../access.ts'
import { recordId } from '../record.ts'
import { obligationKeys, obligationSections } from './obligations.ts'

const item = z.strictObject({
  id: recordId,
  titulo: z.string(),
  detalhe: z.string().nullable(),
  rota: z.string(),
  verbo: z.string(),
  prazo: z.string().nullable(),
  percentual: z.number().nullable(),
  valor: z.string().nullable(),
})

export const obligationListAnswer = z.strictObject({
  total: z.int(),
  grupos: z.array(
    z.strictObject({
      tipo: z.enum(obligationKeys),
      secao: z.enum(obligationSections),
      modulo: z.enum(moduleKeys),
      total: z.int(),
      nome: z.string(),
      valor: z.string().nullable(),
      rota: z.string(),
      itens: z.array(item),
    }),
  ),
})
