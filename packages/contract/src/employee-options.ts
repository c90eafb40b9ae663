/** Closed lists of an employee's record, apart from the schemas so that lists need no zod. */

export const employmentTypes = ['clt', 'estagio', 'aprendiz', 'temporario', 'pj'] as const
export type EmploymentType = (typeof employmentTypes)[number]
export const employmentLabels: Record<EmploymentType, string> = {
  clt: 'CLT',
  estagio: 'Estágio',
  aprendiz: 'Aprendiz',
  temporario: 'Temporário',
  pj: 'Pessoa jurídica',
}

export const employeeStates = ['ativo', 'afastado', 'ferias', 'desligado', 'admissao'] as const
export type EmployeeState = (typeof employeeStates)[number]
export const employeeStateLabels = {
  ativo: 'Ativo',
  afastado: 'Afastado',
  ferias: 'Férias',
  desligado: 'Desligado',
  admissao: 'Admissão futura',
} as const satisfies Record<EmployeeState, string>
