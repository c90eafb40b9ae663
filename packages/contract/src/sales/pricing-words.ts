/** The texts of prices. No schemas here, so that list pages stay small. */
export const technologies = ['fibra', 'radio', 'cabo'] as const
export const technologyNames: Record<(typeof technologies)[number], string> = {
  fibra: 'Fibra',
  radio: 'Rádio',
  cabo: 'Cabo',
}
export const audiences = ['pf', 'pj'] as const
export const audienceNames: Record<(typeof audiences)[number], string> = {
  pf: 'Pessoa física',
  pj: 'Pessoa jurídica',
}
/** From the dates; one that was switched off is encerrada too. */
export const priceStates = ['agendada', 'vigente', 'encerrada'] as const
export type PriceState = (typeof priceStates)[number]
export const priceStateNames = {
  agendada: 'Agendada',
  vigente: 'Vigente',
  encerrada: 'Encerrada',
} as const satisfies Record<PriceState, string>
