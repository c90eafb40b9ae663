/** What happened to vehicles (incidente_veiculo). See docs/operations.md#incidents-with-vehicles. */
import * as z from 'zod'
import { amount, choice, date, listOf, number, text } from '../list.ts'
import { fleet } from '../messages/fleet.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalMoney, optionalText } from '../validators.ts'
import {
  photographed,
  vehicleIncidentStateLabels,
  vehicleIncidentSteps,
  vehicleIncidentTypeLabels,
  vehicleIncidentTypes,
  type VehicleIncidentState,
} from './fleet-options.ts'

export const vehicleIncidentFields = z.strictObject({
  id_veiculo: recordId,
  id_motorista: recordId.nullish(),
  tipo: z.enum(vehicleIncidentTypes),
  data_hora: momentText,
  local: nameText(160),
  id_cidade: recordId,
  descricao: nameText(2000),
  terceiros: z.boolean().optional(),
  boletim_ocorrencia: optionalText(60),
  /** Own uploads (bucket `imagens`). */
  fotos: z.array(z.uuid()).max(20).optional(),
  seguro_acionado: z.boolean().optional(),
  custo: optionalMoney,
})
export type VehicleIncidentFields = z.output<typeof vehicleIncidentFields>

/** Damage is shown: a collision without a photo is refused. */
const shown = <S extends z.ZodType<{ tipo: string; fotos?: string[] }>>(schema: S) =>
  schema.refine(({ tipo, fotos }) => !photographed.includes(tipo) || (fotos?.length ?? 0) > 0, {
    path: ['fotos'],
    error: fleet.photoRequired,
  })
export const wholeVehicleIncident = shown(vehicleIncidentFields)
export const createVehicleIncidentsInput = createOf(wholeVehicleIncident)
export const vehicleIncidentEditFields = vehicleIncidentFields.omit({ id_veiculo: true })
export const updateVehicleIncidentInput = updateOf(vehicleIncidentEditFields)
export type UpdateVehicleIncidentInput = z.output<typeof updateVehicleIncidentInput>

/** What an employee fills in about a vehicle of theirs. */
export const ownVehicleIncidentFields = vehicleIncidentFields.omit({
  id_motorista: true,
  seguro_acionado: true,
  custo: true,
})
export const wholeOwnVehicleIncident = shown(ownVehicleIncidentFields)
export const createOwnVehicleIncidentsInput = createOf(wholeOwnVehicleIncident)

const steps = Object.keys(vehicleIncidentSteps) as [
  Exclude<VehicleIncidentState, 'aberto'>,
  ...Exclude<VehicleIncidentState, 'aberto'>[],
]
export const stepVehicleIncidentInput = z.strictObject({
  ...byId.shape,
  situacao: z.enum(steps),
  texto: optionalText(450),
})
export type StepVehicleIncidentInput = z.output<typeof stepVehicleIncidentInput>

/** The description may tell of injuries: it is neither listed nor exported. */
export const vehicleIncidentList = listOf('-data_hora', {
  id: number(),
  id_veiculo: number(),
  placa: text('Placa'),
  id_empresa: number(),
  empresa: text('Provedor'),
  data_hora: date('Data'),
  id_motorista: number(),
  motorista: text('Motorista'),
  tipo: choice(vehicleIncidentTypeLabels, 'Tipo'),
  local: text('Local'),
  id_cidade: number(),
  cidade: text('Cidade'),
  situacao: choice(vehicleIncidentStateLabels, 'Situação'),
  custo: amount('Custo'),
  resposta: text('Resposta', false),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListVehicleIncidentsInput = z.output<typeof vehicleIncidentList.input>
