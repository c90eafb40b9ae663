/** Closed lists of a compliment. */
import { keysOf } from '../keys-of.ts'

export const complimentOriginLabels = {
  colega: 'Colega',
  gestor: 'Gestor',
  cliente: 'Cliente',
} as const
export type ComplimentOrigin = keyof typeof complimentOriginLabels

export const complimentStateLabels = {
  publicado: 'Publicado',
  oculto: 'Oculto',
} as const
export type ComplimentState = keyof typeof complimentStateLabels
export const complimentStates = keysOf(complimentStateLabels)

/** How long its author may change a compliment. */
export const COMPLIMENT_EDIT_HOURS = 24
