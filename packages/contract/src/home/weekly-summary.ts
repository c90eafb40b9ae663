/** The weekly summary by mail. See docs/weekly-summary.md. */
import * as z from 'zod'

export const summaryChoiceInput = z.strictObject({ ligado: z.boolean() })

export const ownSummary = z.strictObject({
  ligado: z.boolean(),
  /** Where it goes. */
  email: z.string(),
})
