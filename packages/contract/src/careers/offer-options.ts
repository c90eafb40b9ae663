/** Closed lists of offers. See docs/hiring.md#offers. */
import { keysOf } from '../keys-of.ts'

export const offerStateLabels = {
  enviada: 'Aguarda resposta',
  aceita: 'Aceita',
  recusada: 'Recusada',
  expirada: 'Expirada',
  cancelada: 'Cancelada',
} as const
export const offerStates = keysOf(offerStateLabels)
export type OfferState = (typeof offerStates)[number]

export const signerLabels = { candidato: 'Candidato', responsavel: 'Responsável legal' } as const
export const signers = keysOf(signerLabels)
export type Signer = (typeof signers)[number]

/** Minutes that a mailed code is valid for, and how often one may be wrong. */
export const OFFER_CODE_MINUTES = 10
export const OFFER_CODE_TRIES = 5
