/** What a kilometre costs. See docs/operations.md#fuel-and-costs. */
import * as z from 'zod'
import { money } from '../answer.ts'
import { compared } from '../provider-figures.ts'
import { recordId } from '../record.ts'
import { isoDate } from '../validators.ts'

const period = {
  inicio: isoDate,
  fim: isoDate,
  id_veiculo: recordId.optional(),
  id_empresa: recordId.optional(),
}
const inOrder = ({ inicio, fim }: { inicio: string; fim: string }) => fim >= inicio
const outOfOrder = { path: ['fim'], error: 'Período inválido.' }

export const costInput = z.strictObject(period).refine(inOrder, outOfOrder)
export type CostInput = z.output<typeof costInput>

export const costTotalsInput = z.strictObject({ ...period, comparar: compared }).refine(inOrder, outOfOrder)
export type CostTotalsInput = z.output<typeof costTotalsInput>

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

/** `lancamentos`: how many fills, repairs and fines the sums are of. */
const totals = {
  ...costs,
  lancamentos: z.strictObject({ combustivel: z.int(), manutencao: z.int(), multas: z.int() }),
}
/** Sums of a period; `comparacao` are those of the days that it is compared with. */
export const costTotalsAnswer = z.strictObject({ ...totals, comparacao: z.strictObject(totals).nullable() })
