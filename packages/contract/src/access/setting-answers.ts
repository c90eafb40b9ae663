/** What the procedures of setting answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { parameterKey } from '../parameters.ts'

export const parameterListAnswer = z.array(
  z.strictObject({
    chave: parameterKey,
    valor: z.union([z.string(), z.number(), z.boolean()]),
    updated_at: moment.nullable(),
  }),
)

export const moduleListAnswer = z.array(
  z.strictObject({
    nome: z.string(),
    ativo: z.boolean(),
    updated_at: moment,
    chave: z.string(),
    icone: z.string(),
    ordem: z.number(),
    secao: z.string(),
  }),
)

export const moduleUpdateAnswer = z.strictObject({ updated_at: moment, chave: z.string() })
