/** Closed lists and limits of requests for equipment. See docs/operations.md#requests-for-equipment. */
import { keysOf } from '../keys-of.ts'

export const equipmentRequestStateLabels = {
  pedido: 'Pedido',
  aprovado: 'Aprovado',
  recusado: 'Recusado',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
} as const
export const equipmentRequestStates = keysOf(equipmentRequestStateLabels)
export type EquipmentRequestState = (typeof equipmentRequestStates)[number]

/** Not handed over, and nobody ended it: of a product a person has one of these. */
export const openEquipmentRequests = [
  'pedido',
  'aprovado',
] as const satisfies readonly EquipmentRequestState[]

/** Pieces that one request asks for at most. */
export const MOST_REQUESTED = 100
