import type { RequestState } from '@intranet/contract/people/personal-data-options'

/** The colour that repeats the word of a state. */
export const stateTones: Record<RequestState, 'neutral' | 'info' | 'success' | 'danger'> = {
  aberto: 'neutral',
  em_analise: 'info',
  atendido: 'success',
  recusado: 'danger',
}
