/** Who answers for personal data (LGPD art. 41), and the list of what data is used for (art. 37). */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'
import { nameText } from '../validators.ts'

export const dataOfficerFields = z.strictObject({
  id_usuario: recordId,
  /** Where people reach them: an address, a telephone. */
  contato: nameText(300),
})
export type DataOfficerFields = z.output<typeof dataOfficerFields>

/** Null until somebody was named. */
export const dataOfficer = dataOfficerFields
  .extend({ contato: z.string(), nome: z.string(), updated_at: moment })
  .nullable()
