import { todayInBrazil } from '../today.ts'

/** Whether the first access of an employee goes out on the day of admission: docs/people.md#admission-to-come. */
export const waitsForAdmission = ({
  funcionario,
  situacao,
  data_admissao,
}: {
  funcionario?: boolean | null
  situacao?: string | null
  data_admissao?: string | null
}): boolean =>
  situacao === 'admissao' || (funcionario === true && !!data_admissao && data_admissao > todayInBrazil())
