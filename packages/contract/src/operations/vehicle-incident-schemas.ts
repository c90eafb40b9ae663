/** What the procedures of incidents with vehicles take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { keysOf } from '../keys-of.ts'
import { fleet } from '../messages/fleet.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, updateOf, randomId } from '../record.ts'
import { notFuture } from '../described.ts'
import { optionalText } from '../validators.ts'
import { photographed, vehicleIncidentSteps } from './fleet-options.ts'
import { vehicleIncident } from './vehicle-incidents.ts'

export const vehicleIncidentSchemas = schemasOf(vehicleIncident, { data_hora: notFuture(momentText) })
export type ListVehicleIncidentsInput = z.output<typeof vehicleIncidentSchemas.list.input>

export const vehicleIncidentFields = vehicleIncidentSchemas.fields.extend({
  /** Own uploads (bucket `imagens`). */
  fotos: z.array(randomId()).max(20).optional(),
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

export const stepVehicleIncidentInput = z.strictObject({
  ...byId.shape,
  situacao: z.enum(keysOf(vehicleIncidentSteps)),
  texto: optionalText(450),
})
export type StepVehicleIncidentInput = z.output<typeof stepVehicleIncidentInput>

export const vehicleIncidentGetAnswer = vehicleIncidentSchemas.record.extend({
  /** For managers and the one who reported it. */
  descricao: z.string().nullable(),
  fotos: z.array(z.string()),
})
export const vehicleIncidentStepAnswer = vehicleIncidentSchemas.row.pick({ id: true, situacao: true })
