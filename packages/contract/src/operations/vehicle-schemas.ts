/** What the procedures of vehicles take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { notFuture } from '../described.ts'
import { nameText, optionalText } from '../validators.ts'
import { vehicleSteps } from './fleet-options.ts'
import { kilometres, optionalChassis, plate, renavam } from './registration.ts'
import { vehicle } from './vehicles.ts'
import { confirmedJump } from './odometer-jump.ts'
import { keysOf } from '../keys-of.ts'

export const vehicleSchemas = schemasOf(vehicle, { placa: plate, renavam, chassi: optionalChassis })
export type ListVehiclesInput = z.output<typeof vehicleSchemas.list.input>

export const vehicleFields = vehicleSchemas.fields.extend({
  confirmar: confirmedJump,
})
export type VehicleFields = z.output<typeof vehicleFields>

export const createVehiclesInput = createOf(vehicleFields)
export const updateVehicleInput = updateOf(vehicleFields)
export type UpdateVehicleInput = z.output<typeof updateVehicleInput>

/** Gives a vehicle to a driver, or (null) takes it back; the odometer is read at that moment. */
export const assignFields = z.strictObject({
  id_motorista: recordId.nullable(),
  km: kilometres,
  confirmar: confirmedJump,
  /** When, for what is written down later; now without it. */
  inicio: notFuture(momentText).optional(),
})
export const assignInput = z.strictObject({ ...byId.shape, ...assignFields.shape })
export type AssignInput = z.output<typeof assignInput>

const byHand = keysOf(vehicleSteps)
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

export const vehicleDriversAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_motorista: recordId,
    motorista: z.string().nullable(),
    inicio: moment,
    fim: moment.nullable(),
    km_inicio: z.int(),
    km_fim: z.int().nullable(),
  }),
)

export const vehicleKeysAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_veiculo: recordId,
    nome: z.string(),
    id_funcionario: recordId.nullable(),
    funcionario: z.string().nullable(),
    entregue_em: moment.nullable(),
    updated_at: moment,
  }),
)

export const vehicleStepAnswer = vehicleSchemas.row.pick({ id: true, situacao: true })
