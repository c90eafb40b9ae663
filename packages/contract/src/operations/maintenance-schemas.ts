/** What the procedures of maintenance take and answer. */
import * as z from 'zod'
import { money } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { notFuture } from '../described.ts'
import { keysOf } from '../keys-of.ts'
import { byId, createOf, seenVersion, updateOf } from '../record.ts'
import { optionalIsoDate, optionalText } from '../validators.ts'
import { maintenanceSteps } from './fleet-options.ts'
import { maintenance } from './vehicle-maintenance.ts'
import { confirmedJump } from './odometer-jump.ts'

export const maintenanceSchemas = schemasOf(maintenance)
export type ListMaintenancesInput = z.output<typeof maintenanceSchemas.list.input>

export const maintenanceFields = maintenanceSchemas.fields.extend({
  confirmar: confirmedJump,
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

export const stepMaintenanceInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(keysOf(maintenanceSteps)),
  texto: optionalText(450),
  /** The day of the conclusion; today without it. */
  data_conclusao: notFuture(optionalIsoDate),
})
export type StepMaintenanceInput = z.output<typeof stepMaintenanceInput>

export const maintenanceGetAnswer = maintenanceSchemas.record.extend({
  /** Nothing is zero. */
  valor_pecas: money,
  valor_mao_obra: money,
})
export const maintenanceStepAnswer = maintenanceSchemas.row.pick({ id: true, situacao: true })
