/** The steps of the wizard, by name; in the address is their place, and nothing for the first. */
export const wizardSteps = [
  { key: 'cadastro', title: 'Cadastro básico' },
  { key: 'aparencia', title: 'Aparência' },
  { key: 'premios', title: 'Prêmios' },
] as const
export type WizardStep = (typeof wizardSteps)[number]['key']

export interface StepSearch {
  etapa?: 1 | 2
}

/** What an address says of the step; anything else is the first. */
export const stepSearch = ({ etapa }: Record<string, unknown>): StepSearch =>
  etapa === 1 || etapa === 2 ? { etapa } : {}

const places: Record<WizardStep, StepSearch> = {
  cadastro: {},
  aparencia: { etapa: 1 },
  premios: { etapa: 2 },
}

export const searchOfStep = (step: WizardStep): StepSearch => places[step]
export const stepOfSearch = ({ etapa }: StepSearch): WizardStep => wizardSteps[etapa ?? 0].key
