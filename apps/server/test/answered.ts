/** Answers of procedures are checked by their schemas in every test: an unknown or missing field fails it. */
import { prettifyError, type ZodType } from 'zod'
import { checkAnswers } from '../src/platform/procedure/answers.ts'

/** JSON leaves out what is undefined. */
function sent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sent)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, sent(one)]),
  )
}

function hold(schema: ZodType, value: unknown): void {
  const { error } = schema.safeParse(sent(value))
  if (!error) return
  // The door hides what went wrong inside: the test must still say it.
  process.stderr.write(`An answer differs from its schema:\n${prettifyError(error)}\n`)
  throw error
}

export const holdAnswers = (): void => checkAnswers(hold)
