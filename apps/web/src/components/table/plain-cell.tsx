/** The value as it is: how a column without a renderer shows it. */
export function PlainCell({ getValue }: { getValue: () => unknown }) {
  const value = getValue()
  return value === null || value === undefined ? null : String(value)
}
