/** Closed lists of a relative. */
import { keysOf } from '../keys-of.ts'

export const kinshipLabels = {
  conjuge: 'Cônjuge',
  filho: 'Filho(a)',
  enteado: 'Enteado(a)',
  pai: 'Pai',
  mae: 'Mãe',
  irmao: 'Irmão(ã)',
  avo: 'Avô(ó)',
  outro: 'Outro',
} as const
export type Kinship = keyof typeof kinshipLabels
export const kinships = keysOf(kinshipLabels)

/** What an employee's relative is entered for: "IR, Plano", or "Não". */
export const dependantText = (row: { dependente_ir: boolean; dependente_plano: boolean }) =>
  [row.dependente_ir && 'IR', row.dependente_plano && 'Plano'].filter(Boolean).join(', ') || 'Não'
