/** An error, what caused it, and so on. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one
}

/** The `code` of an error, as connections and libraries have one. */
export const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined
