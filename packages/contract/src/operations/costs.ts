/** What a kilometre costs. See docs/operations.md#fuel-and-costs. */
import * as z from 'zod'
import { money } from '../answer.ts'
import { recordId } from '../record.ts'
import { isoDate } from '../validators.ts'

export const costInput = z
  .strictObject({
    inicio: isoDate,
    fim: isoDate,
    id_veiculo: recordId.optional(),
    id_empresa: recordId.optional(),
  })
  .refine(({ inicio, fim }) => fim >= inicio, { path: ['fim'], error: 'Período inválido.' })
export type CostInput = z.output<typeof costInput>

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
