/** Closed lists of a relative. */

export const kinships = ['conjuge', 'filho', 'enteado', 'pai', 'mae', 'irmao', 'avo', 'outro'] as const
export type Kinship = (typeof kinships)[number]
export const kinshipLabels: Record<Kinship, string> = {
  conjuge: 'Cônjuge',
  filho: 'Filho(a)',
  enteado: 'Enteado(a)',
  pai: 'Pai',
  mae: 'Mãe',
  irmao: 'Irmão(ã)',
  avo: 'Avô(ó)',
  outro: 'Outro',
}

/** What an employee's relative is entered for: "IR, Plano", or "Não". */
export const dependantText = (row: { dependente_ir: boolean; dependente_plano: boolean }) =>
  [row.dependente_ir && 'IR', row.dependente_plano && 'Plano'].filter(Boolean).join(', ') || 'Não'
