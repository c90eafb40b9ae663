/** Closed lists of a person's record. */

export const noLicence = 'Não Possui'
export const cnhTypes = [noLicence, 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const
export type CnhType = (typeof cnhTypes)[number]
/** They are called as they are stored. */
export const cnhTypeLabels = Object.fromEntries(cnhTypes.map((one) => [one, one])) as Record<CnhType, string>

export const genders = ['F', 'M', 'O'] as const
export type Gender = (typeof genders)[number]
export const genderLabels: Record<Gender, string> = { F: 'Feminino', M: 'Masculino', O: 'Outro' }

/** The codes of marital statuses. */
export const maritalStatuses = ['S', 'C', 'D', 'V', 'U'] as const
export type MaritalStatus = (typeof maritalStatuses)[number]

const maritalForms: Record<MaritalStatus, Record<Gender, string>> = {
  S: { F: 'Solteira', M: 'Solteiro', O: 'Solteiro(a)' },
  C: { F: 'Casada', M: 'Casado', O: 'Casado(a)' },
  D: { F: 'Divorciada', M: 'Divorciado', O: 'Divorciado(a)' },
  V: { F: 'Viúva', M: 'Viúvo', O: 'Viúvo(a)' },
  U: { F: 'União Estável', M: 'União Estável', O: 'União Estável' },
}

/** Marital status in the person's gender; without one, the (a) form. */
export function maritalLabel(status: MaritalStatus, gender?: Gender | null): string {
  return maritalForms[status][gender ?? 'O']
}

export const maritalLabels = Object.fromEntries(
  maritalStatuses.map((status) => [status, maritalLabel(status)]),
) as Record<MaritalStatus, string>

export const educationSituations = ['CONCLUIDO', 'EM_ANDAMENTO', 'INCOMPLETO'] as const
export type EducationSituation = (typeof educationSituations)[number]
/** Labels of the stored values. */
export const educationLabels: Record<EducationSituation, string> = {
  CONCLUIDO: 'Concluído',
  EM_ANDAMENTO: 'Em andamento',
  INCOMPLETO: 'Incompleto',
}

/** What a person with a sign-in is to the company. */
export const userTypes = ['Funcionário', 'Candidato', 'Externo'] as const
