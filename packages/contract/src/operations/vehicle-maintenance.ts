/** Maintenance of vehicles (manutencao_veiculo). See docs/operations.md#maintenance. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { isoDate, nameText, optionalIsoDate, optionalMoney, optionalText } from '../validators.ts'
import {
  maintenanceStateLabels,
  maintenanceSteps,
  maintenanceTypeLabels,
  maintenanceTypes,
  type MaintenanceState,
} from './fleet-options.ts'
import { kilometres } from './vehicles.ts'

export const maintenanceFields = z.strictObject({
  id_veiculo: recordId,
  tipo: z.enum(maintenanceTypes),
  descricao: nameText(2000),
  oficina: optionalText(120),
  data_abertura: isoDate.optional(),
  data_agendada: optionalIsoDate,
  km: kilometres,
  /** A jump of the odometer is right. */
  confirmar: z.boolean().optional(),
  valor_pecas: optionalMoney,
  valor_mao_obra: optionalMoney,
  /** The invoice: an own upload (bucket `documentos`). */
  nota_arquivo: z.uuid().nullish(),
  proxima_data: optionalIsoDate,
  proxima_km: kilometres.nullish(),
  parado: z.boolean().optional(),
  id_incidente_veiculo: recordId.nullish(),
})
export type MaintenanceFields = z.output<typeof maintenanceFields>
export const createMaintenancesInput = createOf(maintenanceFields)
export const maintenanceEditFields = maintenanceFields.omit({ id_veiculo: true })
export const updateMaintenanceInput = updateOf(maintenanceEditFields)
export type UpdateMaintenanceInput = z.output<typeof updateMaintenanceInput>

/** What an employee fills in about a vehicle of theirs. */
export const ownMaintenanceFields = maintenanceFields.pick({
  id_veiculo: true,
  tipo: true,
  km: true,
  confirmar: true,
  descricao: true,
  parado: true,
})
export const createOwnMaintenancesInput = createOf(ownMaintenanceFields)

const steps = Object.keys(maintenanceSteps) as [
  Exclude<MaintenanceState, 'solicitada'>,
  ...Exclude<MaintenanceState, 'solicitada'>[],
]
export const stepMaintenanceInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(steps),
  texto: optionalText(450),
  /** The day of the conclusion; today without it. */
  data_conclusao: optionalIsoDate,
})
export type StepMaintenanceInput = z.output<typeof stepMaintenanceInput>

export const maintenanceList = listOf('-data_abertura', {
  id: number(),
  id_veiculo: number(),
  placa: text('Placa'),
  modelo: text('Modelo'),
  id_empresa: number(),
  empresa: text('Provedor'),
  data_abertura: date('Abertura'),
  data_agendada: date('Agendada'),
  data_conclusao: date('Conclusão'),
  tipo: choice(maintenanceTypeLabels, 'Tipo'),
  descricao: text('Resumo', false),
  oficina: text('Oficina'),
  km: number('KM'),
  parado: boolean('Veículo parado'),
  situacao: choice(maintenanceStateLabels, 'Situação'),
  valor_total: amount('Valor'),
  resposta: text('Resposta', false),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListMaintenancesInput = z.output<typeof maintenanceList.input>

/** The report of repairs: what was carried out. */
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
