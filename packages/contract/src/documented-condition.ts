/** Conditions as documented clients write them where a path asks for one value. */
import * as z from 'zod'

interface Refused {
  input?: unknown
  errors?: z.core.$ZodIssue[][]
}

/** Why a value was refused: the text of the plain value, or of the operator that was written. */
export function reasonOf({ input, errors = [] }: Refused): string | undefined {
  if (typeof input !== 'object' || input === null) return errors[0]?.[0]?.message
  return errors.flat().find(({ path }) => path.length === 1 && (path[0] ?? '') in input)?.message
}

/** The value itself, or `{ _eq: value }`. */
export const equal = <Output, Input>(value: z.ZodType<Output, Input>) =>
  z.union([value, z.strictObject({ _eq: value }).transform(({ _eq }) => _eq)], { error: reasonOf })

/** One value or several: `5`, `[5]`, `{ _eq: 5 }`, `{ _in: [5] }`. */
export const among = <Output, Input>(value: z.ZodType<Output, Input>, most: number) => {
  const list = z.array(value).max(most)
  return z.union(
    [
      value.transform((one) => [one]),
      list,
      z.strictObject({ _eq: value }).transform(({ _eq }) => [_eq]),
      z.strictObject({ _in: list }).transform(({ _in }) => _in),
    ],
    { error: reasonOf },
  )
}
