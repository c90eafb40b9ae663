/** What the procedures of requests for equipment take and answer. */
import * as z from 'zod'
import { schemasOf, type ChangesOf, type FieldsOf, type ListInputOf } from '../entity/schemas.ts'
import { byId, createOf, optionsInput, recordId, seenVersion } from '../record.ts'
import { optionalText } from '../validators.ts'
import { equipmentRequest } from './equipment-requests.ts'

export const equipmentRequestSchemas = schemasOf(equipmentRequest)
export type EquipmentRequestFields = FieldsOf<typeof equipmentRequest>
export type UpdateEquipmentRequestInput = ChangesOf<typeof equipmentRequest>
export type ListEquipmentRequestsInput = ListInputOf<typeof equipmentRequest>

export const createEquipmentRequestsInput = createOf(equipmentRequestSchemas.fields).refine(
  ({ objects }) => objects.length <= 20,
)

export const equipmentRequestRecord = equipmentRequestSchemas.record.extend({
  /** Each piece has a number, which the hand-over names. */
  serializado: z.boolean(),
  codigo_erp: z.string(),
  /** It is the asker's own. */
  meu: z.boolean(),
  /** The asker may decide on it, or hand over what was approved. */
  decide: z.boolean(),
  entrega: z.boolean(),
})

export const decideEquipmentInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  /** `cancelado` ends one that was approved and cannot be handed over. */
  situacao: z.enum(['aprovado', 'recusado', 'cancelado']),
  /** A refusal needs it, and so does an end. */
  texto: optionalText(450),
})
export type DecideEquipmentInput = z.output<typeof decideEquipmentInput>

export const cancelEquipmentInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type CancelEquipmentInput = z.output<typeof cancelEquipmentInput>

export const equipmentStepAnswer = equipmentRequestSchemas.row.pick({ id: true, situacao: true })

/** What one may ask for: active products of one's provider that are offered. */
export const requestableInput = optionsInput
export const requestableAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))
