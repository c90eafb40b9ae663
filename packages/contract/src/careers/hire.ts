/** "Criar funcionário": who was hired becomes an employee with the account they applied with. */
import * as z from 'zod'
import { employmentTypes } from '../employee-options.ts'
import { recordId, seenVersion } from '../record.ts'
import { isoDate, optionalEmail } from '../validators.ts'

export const hireInput = z.strictObject({
  /** The application. */
  id: recordId,
  /** Of the person's record, as `contratacao` shows it. */
  ...seenVersion.shape,
  id_empresa: recordId,
  id_departamento: recordId,
  id_setor: recordId.nullish(),
  id_cargo: recordId,
  id_contratante: recordId.nullish(),
  id_gestor: recordId.nullish(),
  data_admissao: isoDate,
  tipo_vinculo: z.enum(employmentTypes),
  email_corp: optionalEmail,
})
export type HireInput = z.output<typeof hireInput>
