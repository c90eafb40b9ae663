/** What access keys are called on screens, apart from their schemas. */

import type { KeyGrant } from './key-access.ts'

export const keyGrantLabels: Record<KeyGrant, string> = { ler: 'Ler', escrever: 'Escrever' }

export const keySituations = {
  ativa: 'Ativa',
  revogada: 'Revogada',
  vencida: 'Vencida',
  suspensa: 'Suspensa',
} as const
export type KeySituation = keyof typeof keySituations

/** Calls that are kept of each key: its last ones. */
export const KEPT_CALLS = 100

/** Where a key is seen and changed. */
export const keyAddress = (id: number) => `/settings/keys/edit/${id}` as const
