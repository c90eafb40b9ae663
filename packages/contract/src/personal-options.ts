/** Closed lists of a person's record. */
import { keysOf } from './keys-of.ts'

export const noLicence = 'Não Possui'
export const cnhTypes = [noLicence, 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const
export type CnhType = (typeof cnhTypes)[number]
/** They are called as they are stored. */
export const cnhTypeLabels = Object.fromEntries(cnhTypes.map((one) => [one, one])) as Record<CnhType, string>

export const genderLabels = { F: 'Feminino', M: 'Masculino', O: 'Outro' } as const
export type Gender = keyof typeof genderLabels
export const genders = keysOf(genderLabels)

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

export const educationLabels = {
  CONCLUIDO: 'Concluído',
  EM_ANDAMENTO: 'Em andamento',
  INCOMPLETO: 'Incompleto',
} as const
export type EducationSituation = keyof typeof educationLabels
export const educationSituations = keysOf(educationLabels)

/** What a person with a sign-in is to the company. */
export const userTypes = ['Funcionário', 'Candidato', 'Externo'] as const
