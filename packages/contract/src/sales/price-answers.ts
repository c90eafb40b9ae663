/** What the procedures of price answer. */
import * as z from 'zod'
import { priceStates, technologies } from './pricing-words.ts'
import { money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { priceList } from './pricing.ts'

export const priceRow = rowOf(priceList, {
  valor: money,
  id_microrregiao: recordId.nullable(),
  vigencia_inicio: z.string(),
  valor_promocional: money.nullable(),
  meses_promocao: z.number().nullable(),
  taxa_instalacao: money,
  vigencia_fim: z.string().nullable(),
  microrregiao: z.string().nullable(),
  tecnologia: z.enum(technologies),
  fidelidade_meses: z.union([z.literal(0), z.literal(12)]),
  publico: z.enum(['pj', 'pf']),
  situacao: z.enum(priceStates),
})
