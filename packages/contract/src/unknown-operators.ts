/** Operators that a condition does not have: `_contem` of `{ _contem: 1 }`. */

/** What a check found, in the order of the schemas that it tried. */
interface Tried {
  code?: string | undefined
  path: readonly PropertyKey[]
  keys?: readonly string[]
}

const isWhole = ({ path }: Tried) => path.length === 0
const unknownIn = (tried: readonly Tried[]) =>
  tried.find((one) => one.code === 'unrecognized_keys' && isWhole(one))

/** The operators that no form of the condition has; none where the value is no condition. */
export function unknownOperators(errors: readonly (readonly Tried[])[]): string[] {
  // A form that refuses the value as a whole is one of plain values.
  const forms = errors.filter(
    (tried) => !tried.some((one) => isWhole(one) && one.code !== 'unrecognized_keys'),
  )
  const [first = [], ...others] = forms.map((tried) => unknownIn(tried)?.keys ?? [])
  return first.filter((key) => key.startsWith('_') && others.every((keys) => keys.includes(key)))
}
