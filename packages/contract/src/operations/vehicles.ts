/** Vehicles (veiculo), who drives them and who has their keys. See docs/operations.md#vehicles. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { cnhType, nameText, optionalIsoDate, optionalText } from '../validators.ts'
import {
  MOST_KILOMETRES,
  fuels,
  ownershipLabels,
  ownerships,
  vehicleSteps,
  vehicleStateLabels,
  vehicleTypeLabels,
  vehicleTypes,
} from './fleet-options.ts'
import { optionalChassis, plate, renavam } from './registration.ts'

/** The odometer. */
export const kilometres = z.int().min(0).max(MOST_KILOMETRES)
/** As the last 80 years and the next 15 of a year list allow. */
const year = z.int().min(1900).max(2200)

export const vehicleFields = z.strictObject({
  placa: plate,
  renavam,
  chassi: optionalChassis,
  marca: nameText(60),
  modelo: nameText(80),
  ano_fabricacao: year,
  ano_modelo: year,
  cor: optionalText(40),
  tipo: z.enum(vehicleTypes),
  combustivel: z.enum(fuels),
  propriedade: z.enum(ownerships),
  id_locadora: recordId.nullish(),
  id_empresa: recordId,
  id_cidade: recordId.nullish(),
  categoria_exigida: cnhType,
  lugares: z.int().min(1).max(60).optional(),
  km_atual: kilometres,
  /** A jump of the odometer is right. */
  confirmar: z.boolean().optional(),
  vencimento_licenciamento: optionalIsoDate,
  vencimento_seguro: optionalIsoDate,
  proxima_revisao_data: optionalIsoDate,
  proxima_revisao_km: kilometres.nullish(),
  /** An own upload (bucket `imagens`). */
  foto: z.uuid().nullish(),
  ativo: z.boolean().optional(),
})
export type VehicleFields = z.output<typeof vehicleFields>

export const createVehiclesInput = createOf(vehicleFields)
export const updateVehicleInput = updateOf(vehicleFields)
export type UpdateVehicleInput = z.output<typeof updateVehicleInput>

/** Gives a vehicle to a driver, or (null) takes it back; the odometer is read at that moment. */
export const assignFields = z.strictObject({
  id_motorista: recordId.nullable(),
  km: kilometres,
  /** A jump of the odometer is right. */
  confirmar: z.boolean().optional(),
  /** When, for what is written down later; now without it. */
  inicio: momentText.optional(),
})
export const assignInput = z.strictObject({ ...byId.shape, ...assignFields.shape })
export type AssignInput = z.output<typeof assignInput>

const byHand = Object.keys(vehicleSteps) as [keyof typeof vehicleSteps, ...(keyof typeof vehicleSteps)[]]
export const stepVehicleInput = z.strictObject({
  ...byId.shape,
  situacao: z.enum(byHand),
  texto: optionalText(450),
})
export type StepVehicleInput = z.output<typeof stepVehicleInput>

export const vehicleKeyFields = z.strictObject({
  id_veiculo: recordId,
  nome: nameText(60),
  /** Who has it; null: the office. */
  id_funcionario: recordId.nullish(),
})
export const saveVehicleKeyInput = vehicleKeyFields.extend({ id: recordId.optional() })
export type SaveVehicleKeyInput = z.output<typeof saveVehicleKeyInput>

export const vehicleList = listOf('placa', {
  id: number(),
  placa: text('Placa'),
  marca: text('Marca'),
  modelo: text('Modelo'),
  ano_modelo: number('Ano'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_cidade: number(),
  cidade: text('Cidade'),
  tipo: choice(vehicleTypeLabels, 'Tipo'),
  propriedade: choice(ownershipLabels, 'Propriedade'),
  id_motorista: number(),
  motorista: text('Motorista'),
  km_atual: number('KM'),
  situacao: choice(vehicleStateLabels, 'Situação'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListVehiclesInput = z.output<typeof vehicleList.input>
