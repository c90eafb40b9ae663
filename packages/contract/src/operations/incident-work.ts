/** What an incident costs: its orders and assets, customers hit, minutes without service. See docs/operations.md#work-of-an-incident. */
import * as z from 'zod'
import { recordId } from '../record.ts'
import { uncountedReasons } from './incident-options.ts'
import { assetCode, orderNumber } from './supplies.ts'

export const incidentOrderInput = z.strictObject({ id: recordId, os: orderNumber })
export type IncidentOrderInput = z.infer<typeof incidentOrderInput>
export const removeIncidentOrderInput = z.strictObject({ id: recordId, id_ordem: recordId })
export type RemoveIncidentOrderInput = z.infer<typeof removeIncidentOrderInput>

export const incidentAssetInput = z.strictObject({ id: recordId, patrimonio: assetCode })
export type IncidentAssetInput = z.infer<typeof incidentAssetInput>
export const removeIncidentAssetInput = z.strictObject({ id: recordId, id_item: recordId })
export type RemoveIncidentAssetInput = z.infer<typeof removeIncidentAssetInput>

/** Who added it, and when. */
const added = { usuario: z.string().nullable(), created_at: z.string() }

export const incidentWorkAnswer = z.strictObject({
  ordens: z.array(z.strictObject({ id: recordId, os: z.string(), ...added })),
  patrimonios: z.array(
    z.strictObject({
      id: recordId,
      id_patrimonio: recordId,
      patrimonio: z.string(),
      produto: z.string(),
      ...added,
    }),
  ),
  /** Active customers in its area; null where `sem_conta` says why. */
  clientes: z.int().nullable(),
  /** From its beginning to its end, or until now. */
  minutos: z.int().nullable(),
  /** Customers times minutes. */
  minutos_cliente: z.int().nullable(),
  sem_conta: z.enum(uncountedReasons).nullable(),
})
/** The id of what was added to the incident. */
export const incidentWorkAdded = z.strictObject({ id: recordId })
