/** What a procedure answers, declared with `.output(answers(schema))`. */
import type { AnyProcedure } from '@trpc/server'
import type { output, ZodType } from 'zod'

interface Answers<S extends ZodType> {
  (value: unknown): output<S>
  schema: S
}

type Check = (schema: ZodType, value: unknown) => void
let check: Check | undefined

/** For tests: called with every answer that has a schema; throws where the two differ. */
export const checkAnswers = (checking: Check): void => {
  check = checking
}

/**
 * The output parser of a procedure. It gives the value back as it is, so that 5,000 rows cost nothing: the compiler
 * holds the resolver to the schema, tests hold the rows to it, and the API document is made of it.
 */
export function answers<S extends ZodType>(schema: S): Answers<S> {
  const pass = (value: unknown) => {
    check?.(schema, value)
    return value as output<S>
  }
  return Object.assign(pass, { schema })
}

/** The schema that a procedure declares for its answer, if it does. */
export function answerSchema(procedure: AnyProcedure): ZodType | undefined {
  const { output: parser } = procedure._def as { output?: Partial<Answers<ZodType>> }
  return parser?.schema
}
