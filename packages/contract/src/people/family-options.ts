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
