/** The texts of prices. No schemas here, so that list pages stay small. */
import { keysOf } from '../keys-of.ts'

export const technologyNames = {
  fibra: 'Fibra',
  radio: 'Rádio',
  cabo: 'Cabo',
} as const
export const audienceNames = {
  pf: 'Pessoa física',
  pj: 'Pessoa jurídica',
} as const
/** From the dates; one that was switched off is encerrada too. */
export const priceStateNames = {
  agendada: 'Agendada',
  vigente: 'Vigente',
  encerrada: 'Encerrada',
} as const
export type PriceState = keyof typeof priceStateNames
export const priceStates = keysOf(priceStateNames)
