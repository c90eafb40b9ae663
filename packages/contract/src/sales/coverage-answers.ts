/** What the procedures of coverage answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { uf } from '../validators.ts'
import { coverageList } from './coverage.ts'

export const coverageRow = rowOf(coverageList, {
  bairro: z.string().nullable(),
  logradouro: z.string().nullable(),
  numero_inicio: z.number().nullable(),
  numero_fim: z.number().nullable(),
  uf: uf,
})

export const coverageImportAnswer = z.strictObject({
  recebidas: z.number(),
  inseridas: z.number(),
  repetidas: z.number(),
})
