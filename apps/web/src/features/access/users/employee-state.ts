import { waitsForAdmission } from '@intranet/contract/access/admission'
import { formatDate } from '@intranet/contract/formats'
import { employeeStateLabels, type EmployeeState } from '@intranet/contract/employee-options'
import { people } from '@intranet/contract/messages/access'

/** "Ativo", or "Admissão em 01/02/2027" before the day, which does not come without access. */
export const employeeStateText = (person: {
  situacao: string
  data_admissao: string | null
  ativo?: boolean
}) =>
  person.situacao === 'admissao'
    ? `Admissão em ${formatDate(person.data_admissao)}${person.ativo === false ? ', sem acesso' : ''}`
    : employeeStateLabels[person.situacao as EmployeeState]

/** What became of the invitation of somebody who was registered. */
export const invitationText = (person: { funcionario?: boolean | null; data_admissao?: string | null }) =>
  waitsForAdmission(person) ? people.inviteOnDay(formatDate(person.data_admissao)) : people.inviteSent
