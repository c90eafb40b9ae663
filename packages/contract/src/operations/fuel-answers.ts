/** What the procedures of fuel and costs answer. */
import * as z from 'zod'
import { money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { fuelList } from './fuel.ts'

export const fuelRow = rowOf(fuelList, {
  litros: z.string(),
  valor: money,
  posto: z.string().nullable(),
  consumo: z.number().nullable(),
})
export const fuelGetAnswer = fuelRow.extend({ comprovante: z.string().nullable() })

const costs = {
  combustivel: money,
  manutencao: money,
  locacao: money,
  multas: money,
  total: money,
  km: z.int(),
  /** Null where no kilometre was driven. */
  custo_km: money.nullable(),
}
export const vehicleCostsAnswer = z.array(
  z.strictObject({ id: recordId, placa: z.string(), modelo: z.string(), ...costs }),
)
export const monthlyCostsAnswer = z.array(z.strictObject({ mes: z.string(), ...costs }))
