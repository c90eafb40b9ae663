/** Closed lists of an employee's record, apart from the schemas so that lists need no zod. */
import { keysOf } from './keys-of.ts'

export const employmentLabels = {
  clt: 'CLT',
  estagio: 'Estágio',
  aprendiz: 'Aprendiz',
  temporario: 'Temporário',
  pj: 'Pessoa jurídica',
} as const
export type EmploymentType = keyof typeof employmentLabels
export const employmentTypes = keysOf(employmentLabels)

export const employeeStateLabels = {
  ativo: 'Ativo',
  afastado: 'Afastado',
  ferias: 'Férias',
  desligado: 'Desligado',
  admissao: 'Admissão futura',
} as const
export type EmployeeState = keyof typeof employeeStateLabels
export const employeeStates = keysOf(employeeStateLabels)
