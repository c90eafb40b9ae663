/** Closed lists of a compliment. */

export const complimentOrigins = ['colega', 'gestor', 'cliente'] as const
export type ComplimentOrigin = (typeof complimentOrigins)[number]
export const complimentOriginLabels: Record<ComplimentOrigin, string> = {
  colega: 'Colega',
  gestor: 'Gestor',
  cliente: 'Cliente',
}

export const complimentStates = ['publicado', 'oculto'] as const
export type ComplimentState = (typeof complimentStates)[number]
export const complimentStateLabels = {
  publicado: 'Publicado',
  oculto: 'Oculto',
} as const satisfies Record<ComplimentState, string>

/** How long its author may change a compliment. */
export const COMPLIMENT_EDIT_HOURS = 24
