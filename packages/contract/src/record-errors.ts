import type { core } from 'zod'

/** Field → text of what does not fit together in a whole record. */
export interface RecordErrors {
  readonly [field: string]: string | undefined
}

/**
 * Makes a rule between fields one of a schema: `priceFields.superRefine(addErrors(priceErrors))`. Each text is shown under
 * its field; services ask the same function of what a change makes of a record.
 */
export const addErrors =
  <Whole>(errorsOf: (whole: Whole) => RecordErrors) =>
  (whole: Whole, context: core.$RefinementCtx<unknown>): void => {
    for (const [field, message] of Object.entries(errorsOf(whole)))
      if (message) context.addIssue({ code: 'custom', path: [field], message, input: whole })
  }
