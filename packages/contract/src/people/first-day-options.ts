/** Closed lists of what comes before the first day. See docs/hiring.md#before-the-first-day. */
import { keysOf } from '../keys-of.ts'

export const firstDayStateLabels = { aberta: 'Aberta', concluida: 'Concluída' } as const
export const firstDayStates = keysOf(firstDayStateLabels)
export type FirstDayState = (typeof firstDayStates)[number]

export const paperStateLabels = {
  pendente: 'Pendente',
  enviado: 'Aguardando conferência',
  validado: 'Validado',
  devolvido: 'Devolvido',
} as const
export const paperStates = keysOf(paperStateLabels)
export type PaperState = (typeof paperStates)[number]

export const fitnessLabels = { apto: 'Apto', inapto: 'Inapto' } as const
export const fitnesses = keysOf(fitnessLabels)
export type Fitness = (typeof fitnesses)[number]

export const accountKindLabels = {
  corrente: 'Conta corrente',
  poupanca: 'Poupança',
  salario: 'Conta salário',
} as const
export const accountKinds = keysOf(accountKindLabels)
