/** Readings of a vehicle's odometer. See docs/operations.md#odometer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { keysOf } from '../keys-of.ts'
import { byId, recordId } from '../record.ts'
import { requiredText } from '../validators.ts'
import { readingSources } from './fleet-options.ts'
import { kilometres } from './registration.ts'
import { confirmedJump } from './odometer-jump.ts'

export type ReadingSource = keyof typeof readingSources

export const readingRow = z.strictObject({
  origem: z.enum(keysOf(readingSources)),
  /** Of the record that holds the reading. */
  id: recordId,
  momento: moment,
  km: z.int(),
  /** Why it was corrected last, from what, and who did it; null for a reading as it came. */
  motivo: z.string().nullable(),
  km_de: z.int().nullable(),
  corrigida_por: z.string().nullable(),
})

/** `km` null deletes a reading: a typed one or a fill. */
export const correctReadingFields = z.strictObject({
  origem: z.enum(keysOf(readingSources)),
  id_origem: recordId,
  km: kilometres.nullable(),
  motivo: requiredText(450),
  confirmar: confirmedJump,
})
export const correctReadingInput = z.strictObject({ ...byId.shape, ...correctReadingFields.shape })
export type CorrectReadingInput = z.output<typeof correctReadingInput>

export const correctedReading = z.strictObject({ id: recordId, km_atual: z.int() })
