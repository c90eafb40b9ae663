import { formatDate } from '@intranet/contract/formats'
import { employeeStateLabels, type EmployeeState } from '@intranet/contract/employee-options'

/** "Ativo", or "Admissão em 01/02/2027" before the day. */
export const employeeStateText = (person: { situacao: string; data_admissao: string | null }) =>
  person.situacao === 'admissao'
    ? `Admissão em ${formatDate(person.data_admissao)}`
    : employeeStateLabels[person.situacao as EmployeeState]
