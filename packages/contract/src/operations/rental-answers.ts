/** What the procedures of rentals and rental companies answer. */
import * as z from 'zod'
import { money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { rentalStates } from './fleet-options.ts'
import { rentalCompanyList, rentalList } from './rentals.ts'

export const rentalCompanyRow = rowOf(rentalCompanyList, {
  telefone: z.string().nullable(),
  email: z.string().nullable(),
})
export const rentalCompanyOptionsAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), ativo: z.boolean() }),
)

export const rentalRow = rowOf(rentalList, {
  data_inicio: z.string(),
  data_fim: z.string(),
  valor_mensal: money,
  situacao: z.enum(rentalStates),
})
export const rentalGetAnswer = rentalRow.extend({
  franquia_km: z.int().nullable(),
  valor_km_excedente: money.nullable(),
})
export const rentalStepAnswer = z.strictObject({ id: recordId, situacao: z.enum(rentalStates) })
