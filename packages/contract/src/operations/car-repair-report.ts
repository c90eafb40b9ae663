/** The report of repairs: what was carried out. */
import * as z from 'zod'
import { money, rowOf } from '../answer.ts'
import { amount, choice, date, listOf, number, text } from '../list.ts'
import { maintenanceTypeLabels, maintenanceTypes } from './fleet-options.ts'

export const carRepairReport = listOf('-data_conclusao', {
  id: number(),
  id_veiculo: number(),
  placa: text('Placa'),
  modelo: text('Modelo'),
  id_empresa: number(),
  empresa: text('Provedor'),
  motorista: text('Motorista'),
  data_conclusao: date('Data'),
  tipo: choice(maintenanceTypeLabels, 'Tipo'),
  oficina: text('Oficina'),
  km: number('KM'),
  valor_pecas: amount('Peças'),
  valor_mao_obra: amount('Mão de obra'),
  valor_total: amount('Total'),
  custo_km: amount('Custo/km'),
})
export type CarRepairInput = z.output<typeof carRepairReport.input>

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
