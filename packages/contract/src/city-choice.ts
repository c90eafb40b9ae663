/** Cities as other records name them. */
import * as z from 'zod'
import { recordId } from './record.ts'

/** Cities a record is linked to, by id. */
export const cityIds = z
  .array(recordId)
  .max(6000)
  .transform((ids) => [...new Set(ids)])

/** A city as selectors offer it, and as other records carry it. */
export const cityChoice = z.strictObject({ id: recordId, nome: z.string(), uf: z.string() })
export type CityChoice = z.output<typeof cityChoice>
