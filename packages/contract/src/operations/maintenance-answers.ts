/** What the procedures of maintenance and the report of repairs answer. */
import * as z from 'zod'
import { money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { maintenanceStates, maintenanceTypes } from './fleet-options.ts'
import { carRepairReport, maintenanceList } from './vehicle-maintenance.ts'

export const maintenanceRow = rowOf(maintenanceList, {
  data_abertura: z.string(),
  data_agendada: z.string().nullable(),
  data_conclusao: z.string().nullable(),
  tipo: z.enum(maintenanceTypes),
  oficina: z.string().nullable(),
  situacao: z.enum(maintenanceStates),
  valor_total: money,
  resposta: z.string().nullable(),
})
export const maintenanceGetAnswer = maintenanceRow.extend({
  valor_pecas: money,
  valor_mao_obra: money,
  nota_arquivo: z.string().nullable(),
  proxima_data: z.string().nullable(),
  proxima_km: z.int().nullable(),
  id_incidente_veiculo: recordId.nullable(),
  solicitante: z.string().nullable(),
})
export const maintenanceStepAnswer = z.strictObject({ id: recordId, situacao: z.enum(maintenanceStates) })

export const carRepairRow = rowOf(carRepairReport, {
  motorista: z.string().nullable(),
  data_conclusao: z.string(),
  tipo: z.enum(maintenanceTypes),
  oficina: z.string().nullable(),
  valor_pecas: money,
  valor_mao_obra: money,
  valor_total: money,
  /** Since the vehicle's repair before; null for the first. */
  custo_km: money.nullable(),
})
export const carRepairTotals = z.strictObject({
  total: z.int(),
  valor_pecas: money,
  valor_mao_obra: money,
  valor_total: money,
})
